import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MOST_BYTES, piecesOf } from "../../src/notebook/pieces.ts";
import { noPython, python } from "./python.ts";

it("bodies travel in pieces that are not too long and leave nothing out", () => {
  for (const count of [1, 1000, 666_667, 2_000_001]) {
    const pieces = piecesOf(count);
    const sums = { position: 0, velocity: 0, mass: 0 };
    for (const { table, from, length } of pieces) {
      expect(from).toBe(sums[table]);
      sums[table] += length;
      expect(4 * length).toBeLessThanOrEqual(MOST_BYTES);
    }
    expect(sums).toEqual({ position: 3 * count, velocity: 3 * count, mass: count });
  }
});

it("the Python package has the version of the other one", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(readFileSync("python/antennae/__init__.py", "utf8")).toContain(`__version__ = "${version}"`);
});

describe.skipIf(noPython)(`in Python${noPython ? ` (skipped: ${noPython})` : ""}`, () => {
  it("cuts bodies into the same pieces as the page", () => {
    const said = python(`
import json, numpy as np
from antennae._tables import Tables
print(json.dumps([[[name, part.start, part.stop - part.start] for name, part in Tables(np.ones((n, 3))).pieces()] for n in (1, 700001)]))`);
    const ours = [1, 700_001].map((n) => piecesOf(n).map(({ table, from, length }) => [table, from, length]));
    expect(JSON.parse(said)).toEqual(ours);
  });

  it("puts a snapshot together", () => {
    const said = python(`
import json, numpy as np
from antennae._tables import Gathering
g = Gathering()
tables = {"position": np.arange(6, dtype="<f4"), "velocity": -np.arange(6, dtype="<f4"), "mass": np.array([7, 8], "<f4")}
cuts = [("position", 0, 4), ("position", 4, 2), ("velocity", 0, 6), ("mass", 0, 2)]
ends = []
for t, b, n in cuts:
    g.take({"table": t, "from": b, "length": n, "count": 2, "time": 3, "last": (t, b, n) == cuts[-1]}, [tables[t][b:b + n].tobytes()])
    ends.append(g.done)
pos, vel, mass, time = g.result()
print(json.dumps([ends, pos.tolist(), vel.tolist(), mass.tolist(), time]))`);
    expect(JSON.parse(said)).toEqual([
      [false, false, false, true],
      [
        [0, 1, 2],
        [3, 4, 5],
      ],
      [
        [-0, -1, -2],
        [-3, -4, -5],
      ],
      [7, 8],
      3,
    ]);
  });

  it("the widget answers the page, and a snapshot resolves or says why not", () => {
    // What of anywidget and traitlets it asks for.
    const said = python(`
import asyncio, json, sys, types
import numpy as np
class Trait:
    def tag(self, **_):
        return self
class AnyWidget:
    def __init__(self, **given):
        self.__dict__.update(given)
        self.sent = []
    def on_msg(self, hear):
        self.hear = hear
    def send(self, content, buffers=None):
        self.sent.append((content, buffers))
sys.modules["anywidget"] = types.SimpleNamespace(AnyWidget=AnyWidget)
sys.modules["traitlets"] = types.SimpleNamespace(Int=Trait, Dict=Trait)
import antennae
async def main():
    pos = np.arange(6).reshape(2, 3)
    galaxy = antennae.show(pos, theta=0.5)
    galaxy.hear(None, {"kind": "want", "piece": 0}, [])
    content, buffers = galaxy.sent[0]
    galaxy.hear(None, {"kind": "shown"}, [])
    ask = asyncio.create_task(galaxy.snapshot())
    await asyncio.sleep(0)
    for table, width in (("position", 3), ("velocity", 3), ("mass", 1)):
        piece = {"kind": "snapshot", "question": 0, "table": table, "from": 0, "length": 2 * width, "count": 2, "time": 5, "last": table == "mass"}
        galaxy.hear(None, piece, [np.full(2 * width, width, "<f4").tobytes()])
    there = [table.tolist() for table in (await ask)[:3]]
    failed = asyncio.create_task(galaxy.snapshot())
    await asyncio.sleep(0)
    galaxy.hear(None, {"kind": "snapshot", "question": 1, "error": "not yet"}, [])
    try:
        await failed
    except RuntimeError as error:
        why = str(error)
    print(json.dumps([galaxy.count, galaxy.attributes["theta"], content, np.frombuffer(buffers[0], "<f4").tolist(), there, why]))
asyncio.run(main())`);
    expect(JSON.parse(said)).toEqual([
      2,
      0.5,
      { kind: "piece", piece: 0 },
      [0, 1, 2, 3, 4, 5],
      [
        [
          [3, 3, 3],
          [3, 3, 3],
        ],
        [
          [3, 3, 3],
          [3, 3, 3],
        ],
        [1, 1],
      ],
      "not yet",
    ]);
  });

  it.each([
    ["np.ones(3)", "pos has the shape (3,); it must be (n, 3)"],
    ["np.ones((2, 3)), np.ones((3, 3))", "vel has the shape (3, 3); it must be (2, 3), as pos is"],
    ["np.ones((2, 3)), None, np.ones(3)", "mass has the shape (3,); it must be (2,), or one number"],
    ["[[1, 2, 3], [1, float('nan'), 3]]", "pos is nan for body 1; it must be a number"],
  ])("show(%s) says in one line what is wrong", (given, line) => {
    const said = python(`
import numpy as np, antennae
try:
    antennae.show(${given})
except ValueError as error:
    print(error)`);
    expect(said.trim()).toBe(line);
  });
});
