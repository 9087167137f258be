"""Programs for those who develop menagerie: the documentation site and releases."""
