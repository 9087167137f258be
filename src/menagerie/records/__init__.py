"""Game records: writing, reading, checking and replaying them."""
