"""What people see in a browser: HTML, styles, pictures and a small script."""
