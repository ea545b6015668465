from cubewright.solver.kernels.compiled_folder import choose_folder

choose_folder()  # before the first kernel, which numba gives its file at once
