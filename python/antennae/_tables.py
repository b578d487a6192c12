"""The tables of bodies, and the pieces in which they travel: as src/notebook/pieces.ts has it."""

import numpy as np

WIDTHS = {"position": 3, "velocity": 3, "mass": 1}
MOST_BYTES = 8_000_000


class Tables:
    """position, velocity (3 n numbers each) and mass (n) as little-endian float32."""

    def __init__(self, pos, vel=None, mass=None):
        position = np.asarray(pos, dtype="<f4")
        if position.ndim != 2 or position.shape[1] != 3 or len(position) == 0:
            raise ValueError(f"pos has the shape {position.shape}; it must be (n, 3)")
        self.count = n = len(position)
        velocity = np.zeros((n, 3), "<f4") if vel is None else np.asarray(vel, dtype="<f4")
        if velocity.shape != (n, 3):
            raise ValueError(f"vel has the shape {velocity.shape}; it must be {(n, 3)}, as pos is")
        masses = np.asarray(1 / n if mass is None else mass, dtype="<f4")
        if masses.shape not in ((), (n,)):
            raise ValueError(f"mass has the shape {masses.shape}; it must be {(n,)}, or one number")
        masses = np.broadcast_to(masses, (n,))
        for name, table in (("pos", position), ("vel", velocity), ("mass", masses)):
            wrong = np.flatnonzero(~np.isfinite(table))
            if len(wrong):
                raise ValueError(f"{name} is {table.flat[wrong[0]]} for body {wrong[0] // (table.size // n)}; it must be a number")
        self.tables = {"position": position.ravel(), "velocity": velocity.ravel(), "mass": masses}

    def pieces(self):
        """Names and slices of the messages, in order; none is longer than 8 MB."""
        most = MOST_BYTES // 4
        for name, width in WIDTHS.items():
            for begin in range(0, width * self.count, most):
                yield name, slice(begin, min(begin + most, width * self.count))

    def piece(self, number):
        """The bytes of one of them."""
        name, part = list(self.pieces())[number]
        return np.ascontiguousarray(self.tables[name][part]).tobytes()


class Gathering:
    """A snapshot that comes in pieces."""

    def __init__(self):
        self.done = False
        self._tables, self._time, self._error = {}, None, None

    def take(self, message, buffers):
        """A piece, or why there is none. One view of several may answer first."""
        if self.done:
            return
        if "error" in message:
            self._error = message["error"]
        else:
            name, count = message["table"], message["count"]
            table = self._tables.setdefault(name, np.zeros(WIDTHS[name] * count, "<f4"))
            table[message["from"] : message["from"] + message["length"]] = np.frombuffer(buffers[0], "<f4")
            self._time = message["time"]
        self.done = "error" in message or message["last"]

    def result(self):
        """pos, vel, mass and the time."""
        if self._error:
            raise RuntimeError(self._error)
        tables = self._tables
        return tables["position"].reshape(-1, 3), tables["velocity"].reshape(-1, 3), tables["mass"], self._time
