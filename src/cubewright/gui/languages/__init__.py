"""The languages of the window: read the texts, choose a language, change it in open windows."""
