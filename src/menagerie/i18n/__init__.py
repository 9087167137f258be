"""Texts that people read, in five languages: Fluent messages and the code that fills them in."""
