"""Waiting in a cell for what the page sends."""

import asyncio
import sys

BETWEEN = 0.02


async def until(there):
    """Returns when there() is true.

    A kernel takes its messages one after the other, and a cell that waits is one of them: the page's answer would be taken after its end. So the
    messages of pages are taken here meanwhile; cells that follow keep their turn. Kernels without that queue take them in a thread of their own.
    """
    kernel = _kernel()
    queue = getattr(kernel, "msg_queue", None)
    later = []
    try:
        while not there():
            if queue is None or queue.empty():
                await asyncio.sleep(BETWEEN)
            else:
                item = queue.get_nowait()
                if _of_page(kernel, item):
                    await _take(kernel, item)
                else:
                    later.append(item)
    finally:
        while later and not queue.empty():
            later.append(queue.get_nowait())
        for item in later:
            queue.put_nowait(item)


def _kernel():
    """IPython's, where this runs in one."""
    ipython = sys.modules.get("IPython")
    shell = ipython and ipython.get_ipython()
    return getattr(shell, "kernel", None)


def _of_page(kernel, item):
    _, _, (message, *_) = item
    _, frames = kernel.session.feed_identities(message, copy=False)
    return kernel.session.unpack(frames[1].bytes)["msg_type"].startswith("comm_")


async def _take(kernel, item):
    """What the cell prints stays its own."""
    parent = kernel._parent_ident["shell"], kernel.get_parent("shell")
    _, dispatch, given = item
    try:
        await dispatch(*given)
    finally:
        kernel.set_parent(*parent)
