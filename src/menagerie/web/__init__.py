"""Draw the pages for browsers: HTML, styles, drawings and a small script."""
