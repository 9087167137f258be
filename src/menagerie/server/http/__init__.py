"""HTTP and WebSocket: middleware, limits, identity, the API."""
