"""Serves a sphere of N bodies from numpy, piece by piece as the notebook's widget asks for it: python3 pieces.py FOLDER N, prints its port.

GET /show makes the tables, as `antennae.show(pos, vel, mass)` does, and answers with the seconds that took; GET /K is piece K.
FOLDER holds the package antennae. A notebook sends the same bytes over its socket.
"""

import sys
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

import numpy as np

sys.path.insert(0, sys.argv[1])
from antennae._tables import Tables  # noqa: E402

count = int(sys.argv[2])
random = np.random.default_rng(1)
# Plummer's sphere in units with G = M = a = 1; velocities of the isotropic mean are enough to move.
radius = (random.uniform(0.001, 0.99, count) ** (-2 / 3) - 1) ** -0.5
direction = random.normal(size=(count, 3))
pos = radius[:, None] * direction / np.linalg.norm(direction, axis=1)[:, None]
vel = random.normal(size=(count, 3)) * np.sqrt(1 / (6 * np.sqrt(1 + radius**2)))[:, None]
mass = np.full(count, 1 / count)
tables = None


class Answer(BaseHTTPRequestHandler):
    def do_GET(self):
        global tables
        if self.path == "/show":
            begin = time.perf_counter()
            tables = Tables(pos, vel, mass)
            data = b"%f" % (time.perf_counter() - begin)
        else:
            data = tables.piece(int(self.path[1:]))
        self.send_response(200)
        self.send_header("access-control-allow-origin", "*")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


server = HTTPServer(("127.0.0.1", 0), Answer)
print(server.server_port, flush=True)
server.serve_forever()
