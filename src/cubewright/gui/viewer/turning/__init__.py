"""How the camera moves: mouse, keys, gestures and views."""
