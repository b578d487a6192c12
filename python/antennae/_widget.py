"""The view where anywidget is installed."""

from pathlib import Path

import anywidget
import traitlets

from ._tables import Gathering
from ._wait import until


class Galaxy(anywidget.AnyWidget):
    """A live galaxy; the module that draws it travels in the wheel."""

    _esm = Path(__file__).parent / "antennae.js"
    count = traitlets.Int().tag(sync=True)
    attributes = traitlets.Dict().tag(sync=True)

    def __init__(self, tables, attributes):
        super().__init__(count=tables.count, attributes=attributes)
        self._tables = tables
        self._shown = False
        self._answers = []
        self.on_msg(self._hear)

    async def snapshot(self):
        """pos (n, 3), vel (n, 3), mass (n,) and the time of the bodies as they are now. Waits until they are shown. Raises RuntimeError in one line."""
        await until(lambda: self._shown)
        answer = Gathering()
        self._answers.append(answer)
        self.send({"kind": "snapshot", "question": len(self._answers) - 1})
        await until(lambda: answer.done)
        return answer.result()

    def _hear(self, _, message, buffers):
        if message["kind"] == "want":
            number = message["piece"]
            self.send({"kind": "piece", "piece": number}, [self._tables.piece(number)])
        elif message["kind"] == "shown":
            self._shown = True
        else:
            self._answers[message["question"]].take(message, buffers)
