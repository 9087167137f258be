"""The site without a server: the pages, tables and bots of the server, run by Pyodide in the player's browser."""
