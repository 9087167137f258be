"""Players that are programs. A bot sees a view, never a state."""
