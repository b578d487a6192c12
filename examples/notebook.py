# A cell of a notebook: two spheres of your own arrays fall onto each other.
import numpy as np

import antennae

rng = np.random.default_rng(1)
n = 2000
radius = 0.6 / np.sqrt(rng.uniform(0.01, 1, n) ** (-2 / 3) - 1)
direction = rng.normal(size=(n, 3))
ball = radius[:, None] * direction / np.linalg.norm(direction, axis=1)[:, None]
pos = np.concatenate([ball - [2, 0.5, 0], ball + [2, 0.5, 0]])
vel = np.repeat([[0.4, 0, 0], [-0.4, 0, 0]], n, axis=0)
galaxy = antennae.show(pos, vel, look="speed", softening=0.05)
galaxy
