"""GUI tests run in a real window: on an X server (Xvfb), with OpenGL in software."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "xcb")
os.environ.setdefault("LIBGL_ALWAYS_SOFTWARE", "1")
