"""The view where there is no anywidget: a page in a frame that needs nothing."""

import base64
import html
import json
from pathlib import Path

PAGE = """<!doctype html><meta charset="utf-8"><body style="margin:0"><div id="box"></div>
<script id="code" type="text/plain">%(code)s</script>
<script type="module">
const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const code = bytes(document.getElementById("code").textContent);
const { view } = await import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
const tables = Object.fromEntries(Object.entries(%(tables)s).map(([name, text]) => [name, new Float32Array(bytes(text).buffer)]));
globalThis.galaxy = view(document.getElementById("box"), tables, %(attributes)s);
</script>"""


def _text(data):
    return base64.b64encode(data).decode()


class Page:
    """Has no way back to Python: install anywidget for `snapshot()`."""

    def __init__(self, tables, attributes):
        self._tables, self._attributes = tables, attributes

    def page(self):
        """The whole page, as HTML."""
        code = (Path(__file__).parent / "antennae.js").read_bytes()
        tables = {name: _text(table.tobytes()) for name, table in self._tables.tables.items()}
        return PAGE % {"code": _text(code), "tables": json.dumps(tables), "attributes": json.dumps(self._attributes)}

    def _repr_html_(self):
        height = self._attributes["height"]
        return f'<iframe srcdoc="{html.escape(self.page())}" style="width:100%;height:{height}px;border:0"></iframe>'
