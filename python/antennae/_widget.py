"""The view where anywidget is installed."""

import asyncio
from pathlib import Path

import anywidget
import traitlets

from ._tables import Gathering


class Galaxy(anywidget.AnyWidget):
    """A live galaxy; the module that draws it travels in the wheel."""

    _esm = Path(__file__).parent / "antennae.js"
    count = traitlets.Int().tag(sync=True)
    attributes = traitlets.Dict().tag(sync=True)

    def __init__(self, tables, attributes):
        super().__init__(count=tables.count, attributes=attributes)
        self._tables = tables
        self._questions = {}
        self.on_msg(self._hear)

    async def snapshot(self):
        """pos (n, 3), vel (n, 3), mass (n,) and the time of the bodies as they are now. Raises RuntimeError in one line."""
        question = len(self._questions)
        answer = asyncio.get_running_loop().create_future()
        self._questions[question] = (answer, Gathering())
        self.send({"kind": "snapshot", "question": question})
        return await answer

    def _hear(self, _, message, buffers):
        if message["kind"] == "want":
            number = message["piece"]
            self.send({"kind": "piece", "piece": number}, [self._tables.piece(number)])
            return
        answer, gathering = self._questions[message["question"]]
        if answer.done():
            return
        if "error" in message:
            answer.set_exception(RuntimeError(message["error"]))
        elif gathering.take(message, buffers[0]):
            answer.set_result(gathering.result(message["time"]))
