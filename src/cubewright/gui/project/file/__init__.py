"""The file of the document: opening, saving, watching it, and recovery copies."""
