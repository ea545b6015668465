"""How the scene is drawn: meshes, shaders and the items of the OpenGL view."""
