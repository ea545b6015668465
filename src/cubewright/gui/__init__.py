"""The window. Importing this package imports Qt, without PySide's import hook.

PySide replaces ``__import__`` to look for ``from __feature__ import …``, which this program does
not use. The replacement reads the source of every module imported later. This takes a tenth of the
time until the window is painted, and 20 MB.
"""

import builtins

_import = builtins.__import__
import PySide6.QtCore  # noqa: E402, F401

builtins.__import__ = _import
