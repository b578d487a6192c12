import { expect, test } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { centreOf, perform, performOn } from "../../../src/data/deeds/perform.ts";
import { pieceOfGalaxy, toggled } from "../../../src/data/deeds/piece.ts";
import { findModel } from "../../../src/data/scenarios/index.ts";

const merger = findModel("plummer-merger").make({}, { n: 60, seed: 1 });
const MOVE = { kind: "move", time: 0, of: 1, position: [9, 0.1, -3], velocity: [0.3, 0, 0.7] } as const;

/** The same bodies a little later. */
const later = (bodies: Bodies): Bodies => ({
  ...bodies,
  position: bodies.position.map((x) => x + 0.1),
  velocity: bodies.velocity.map((v) => 1.1 * v),
  time: bodies.time + 1,
});

test("undone where nothing has moved since, a galaxy that was moved or stopped is as it was, to the bit", () => {
  for (const deed of [MOVE, { kind: "stop", time: 0, of: 0 } as const]) {
    const done = performOn(merger, deed);
    expect(done.bodies).toEqual(perform(merger, deed));
    const undone = toggled(done.bodies, done.piece);
    expect(undone.bodies).toEqual(merger);
    const redone = toggled(undone.bodies, undone.piece);
    expect(redone.bodies).toEqual(done.bodies);
    expect(toggled(redone.bodies, redone.piece).bodies).toEqual(merger);
  }
});

test("undone later, it goes back by the way and the velocity that it was given, wherever it is by then", () => {
  const done = performOn(merger, MOVE);
  const [start, there] = [centreOf(merger, 1), centreOf(done.bodies, 1)];
  expect(there.position).toEqual(MOVE.position.map((x) => expect.closeTo(x, 5)));
  expect(there.velocity).toEqual(MOVE.velocity.map((x) => expect.closeTo(x, 5)));
  const now = later(done.bodies);
  const undone = toggled(now, done.piece);
  const [before, after] = [centreOf(now, 1), centreOf(undone.bodies, 1)];
  for (const what of ["position", "velocity"] as const)
    for (let k = 0; k < 3; k++)
      expect(before[what][k]! - after[what][k]!).toBeCloseTo(there[what][k]! - start[what][k]!, 5);
  // All others stay, and what was undone is done again to the bit.
  expect(undone.bodies.position.subarray(0, 90)).toEqual(now.position.subarray(0, 90));
  expect(toggled(undone.bodies, undone.piece).bodies).toEqual(now);
});

test("bodies that went meanwhile are passed over; where all did that is said in one line", () => {
  const wide: Bodies = { ...merger, id: BigUint64Array.from([...merger.id], (id) => BigInt(id) + 2n ** 60n) };
  const { bodies, piece } = performOn(wide, MOVE);
  const rest = toggled(bodies, { ids: wide.id.slice(30, 40), out: null }).bodies;
  const back = toggled(rest, piece).bodies;
  expect(back.position).toEqual(toggled(wide, { ids: wide.id.slice(30, 40), out: null }).bodies.position);
  const none = toggled(bodies, pieceOfGalaxy(bodies, 1)).bodies;
  expect(() => toggled(none, piece)).toThrow(/^these bodies are not in the run any more/);
});
