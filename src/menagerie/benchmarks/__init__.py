"""How fast menagerie is, beside other projects."""
