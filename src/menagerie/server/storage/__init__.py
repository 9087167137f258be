"""The database: the log of every table, the index of tables, ratings, migrations."""
