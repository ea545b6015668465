"""The library: small pictures of all figures in a list of files and folders."""
