import fc from "fast-check";
import { expect, test } from "vitest";
import { type Bodies, componentIndex } from "../../../src/data/bodies/bodies.ts";
import { joined } from "../../../src/data/bodies/join.ts";
import { perform } from "../../../src/data/deeds/perform.ts";
import { caughtUp, pieceBehind, pieceOfGalaxy, toggled } from "../../../src/data/deeds/piece.ts";
import { plummer } from "../../../src/data/models/plummer.ts";
import { findModel } from "../../../src/data/scenarios/index.ts";

const NOWHERE = { position: [0, 0, 0], velocity: [0, 0, 0] } as const;
const merger = findModel("plummer-merger").make({}, { n: 60, seed: 1 });
const added = plummer.make({}, { n: 10, seed: 2 });

/** The same bodies a little later. */
const moved = (bodies: Bodies): Bodies => ({
  ...bodies,
  position: bodies.position.map((x) => x + 1),
  time: bodies.time + 1,
});

test("what was added goes out by its ids, also after it has moved, and comes back as it was when it went", () => {
  const all = joined(merger, added, NOWHERE);
  const later = moved(all);
  const out = toggled(later, pieceBehind(all, merger.count));
  expect(out.bodies).toEqual(moved(merger));
  const latest = moved(out.bodies);
  const back = toggled(latest, out.piece);
  expect(back.bodies.position.subarray(0, 180)).toEqual(latest.position);
  expect(back.bodies.position.subarray(180)).toEqual(later.position.subarray(180));
  expect(back.bodies.id).toEqual(all.id);
  expect(back.bodies.time).toBe(latest.time);
  expect(toggled(back.bodies, back.piece).bodies).toEqual(latest);
});

test("a galaxy comes back to its places in the table and to its number", () => {
  const all: Bodies = { ...joined(merger, added, NOWHERE), softening: new Float32Array(70).fill(0.1) };
  for (const of of [0, 1, 2]) {
    const out = toggled(all, pieceOfGalaxy(all, of));
    expect(out.bodies).toEqual(perform(all, { kind: "remove", time: 0, of }));
    expect(toggled(out.bodies, out.piece).bodies).toEqual(all);
  }
});

test("any rows of bodies with wide ids and further numbers come back bit by bit", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 8, maxLength: 40 }), (galaxies) => {
      const count = galaxies.length;
      const bodies: Bodies = {
        ...plummer.make({}, { n: count, seed: 3 }),
        galaxy: Uint8Array.from(galaxies),
        id: BigUint64Array.from({ length: count }, (_, i) => 2n ** 60n - BigInt(7 * i)),
        columns: { internalEnergy: Float32Array.from({ length: count }, (_, i) => i) },
      };
      const own = galaxies.filter((g) => g === galaxies[0]).length;
      fc.pre(count - own >= 2);
      const out = toggled(bodies, pieceOfGalaxy(bodies, galaxies[0]!));
      expect(out.bodies.count).toBe(count - own);
      expect(toggled(out.bodies, out.piece).bodies).toEqual(bodies);
    }),
    { seed: 4 },
  );
});

test("bodies that are not there, or all but one, are refused in one line", () => {
  expect(() => toggled(merger, { ids: Uint32Array.of(999), out: null })).toThrow(/^these bodies are not in the run/);
  const ids = merger.id.slice(1);
  expect(() => toggled(merger, { ids, out: null })).toThrow(/^without them there are 1 bodies/);
});

test("what is added keeps its place while the others have moved on; no gas comes with it", () => {
  const gas: Bodies = { ...merger, columns: { internalEnergy: new Float32Array(60).fill(2) } };
  const made = joined(gas, added, { position: [5, 0, 0], velocity: [0, 0, 0] });
  expect([...made.columns!.internalEnergy!.subarray(60)]).toEqual(Array.from({ length: 10 }, () => 0));
  const [component, internalEnergy] = [merger.component.slice(), new Float32Array(60).fill(3)];
  component[7] = componentIndex("disc");
  const now: Bodies = { ...moved(gas), component, columns: { internalEnergy } };
  const late = caughtUp(made, now);
  expect(late.position.subarray(0, 180)).toEqual(now.position);
  expect(late.position.subarray(180)).toEqual(made.position.subarray(180));
  expect([...late.columns!.internalEnergy!.subarray(58, 62)]).toEqual([3, 3, 0, 0]);
  expect([late.component[7], late.component[8]]).toEqual([component[7], merger.component[8]]);
  expect(late.time).toBe(now.time);
  expect(caughtUp(made, gas)).toBe(made);
});
