"""Benchmarks: how fast menagerie is, compared with other projects."""
