"""Programs that turn vectors into pixels and pages; `formats/exports/painter.py` loads them."""
