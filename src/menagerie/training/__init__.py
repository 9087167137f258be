"""Training: networks that learn each game by playing against themselves. It needs the extra ``train``."""
