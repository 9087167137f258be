"""The games as learning machines want them."""
