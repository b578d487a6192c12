"""Galaxies in a notebook: your arrays, simulated on the reader's own graphics card.

    import antennae
    galaxy = antennae.show(pos, vel, mass)
    pos, vel, mass, time = await galaxy.snapshot()
"""

from ._tables import Tables
from ._page import Page

__all__ = ["show"]
__version__ = "0.4.0"


def show(pos, vel=None, mass=None, *, theta=None, softening=None, timestep=None, look=None, paused=False, height=400):
    """Shows bodies as a live galaxy.

    pos and vel: arrays of shape (n, 3); mass: shape (n,), or one number for all (default 1 / n). G is 1 in their units. softening and
    timestep follow from the bodies where they are not given. Where anywidget is installed the result has `snapshot()`; else it is plain HTML.
    Raises ValueError in one line where a shape or a number is not right.
    """
    tables = Tables(pos, vel, mass)
    attributes = {"theta": theta, "softening": softening, "timestep": timestep, "look": look}
    attributes.update({"paused": bool(paused), "controls": True, "height": int(height)})
    try:
        from ._widget import Galaxy
    except ImportError:
        return Page(tables, attributes)
    return Galaxy(tables, attributes)
