import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { unitsFrom } from "../../../src/data/bodies/units.ts";
import { readBodies } from "../../../src/data/files/index.ts";
import { readSession, type Session, writeSession } from "../../../src/data/files/session.ts";
import { holdsSession } from "../../../src/data/files/sessionHead.ts";

/** Numbers of all kinds: also infinite ones, and quiet NaN (a signalling one is quieted wherever it is copied). */
const quiet = (bits: number) =>
  (bits & 0x7f800000) === 0x7f800000 && (bits & 0x7fffff) !== 0 ? bits | 0x400000 : bits;
const table = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 0xffffffff }), { minLength: length, maxLength: length })
    .map((words) => new Float32Array(Uint32Array.from(words, quiet).buffer));

const bits = (t: Float32Array) => new Uint32Array(t.buffer, t.byteOffset, t.length);

const sessions = fc
  .integer({ min: 1, max: 40 })
  .chain((count) =>
    fc.record({
      count: fc.constant(count),
      big: fc.boolean(),
      order: fc.shuffledSubarray([...Array(count).keys()], { minLength: count }),
      first: fc.tuple(table(count), table(3 * count), table(3 * count)),
      state: fc.tuple(table(4 * count), table(4 * count), table(4 * count)),
      steps: fc.integer({ min: 0, max: 1e9 }),
      time: fc.double({ noNaN: true, noDefaultInfinity: true }),
      total: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
    }),
  )
  .map(({ count, big, order, first, state, steps, time, total }): Session => {
    const bodies = emptyBodies(count, unitsFrom("own", 3.1, 207.77));
    return {
      about: { address: "?scenario=antennae&n=3", source: { kind: "file", name: "ä «b».tipsy", format: "Tipsy" } },
      first: {
        ...bodies,
        mass: first[0],
        position: first[1],
        velocity: first[2],
        galaxy: bodies.galaxy.fill(3),
        component: bodies.component.fill(2),
        id: big ? BigUint64Array.from(order, (i) => 2n ** 40n + BigInt(i)) : Uint32Array.from(order, (i) => 7 * i),
        ...(big && { next: Uint32Array.from(order), fields: ["mw2014", "bar:mass=1,pattern=2"] }),
        time: 0.1,
      },
      state: {
        ...{ count, steps, time },
        energyOrigin: total === null ? null : { total, softening: 0.02 },
        posMass: state[0] as Float32Array<ArrayBuffer>,
        velocity: state[1] as Float32Array<ArrayBuffer>,
        acceleration: state[2] as Float32Array<ArrayBuffer>,
        id: Uint32Array.from(order),
        status: Uint32Array.from({ length: 16 }, (_, k) => k * k),
      },
    };
  });

/** -0 and 0 are the same number in JSON. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe("sessions", () => {
  test("come back bit by bit", async () => {
    await fc.assert(
      fc.asyncProperty(sessions, async (session) => {
        const bytes = writeSession(session);
        expect(holdsSession(bytes.subarray(0, 64))).toBe(true);
        const { about, first, state } = await readSession(bytes);
        expect(about).toEqual(session.about);
        for (const name of ["mass", "position", "velocity"] as const) {
          expect(bits(first[name])).toEqual(bits(session.first[name]));
        }
        for (const name of ["galaxy", "component", "id", "next", "time", "units", "count"] as const) {
          expect(first[name]).toEqual(session.first[name]);
        }
        for (const name of ["posMass", "velocity", "acceleration"] as const) {
          expect(bits(state[name])).toEqual(bits(session.state[name]));
        }
        const { id, status, ...moment } = state;
        expect([id, status]).toEqual([session.state.id, session.state.status]);
        expect([moment.steps, moment.time + 0]).toEqual([session.state.steps, session.state.time + 0]);
        expect(plain(moment.energyOrigin)).toEqual(plain(session.state.energyOrigin));
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });

  const [sample] = fc.sample(
    sessions.filter((s) => s.first.count > 3 && bits(s.first.mass).every((b) => (b & 0x7f800000) !== 0x7f800000)),
    { numRuns: 1, seed: 3 },
  );

  test("are NumPy archives of the bodies as they are now, in the order in which they came in", async () => {
    const session = structuredClone(sample!);
    session.first.mass.fill(2);
    for (const t of [session.state.posMass, session.state.velocity]) t.set(t.map((_, k) => k / 8));
    const { bodies, format } = await readBodies(writeSession(session));
    expect(format).toMatch(/NumPy/);
    expect(bodies.mass).toEqual(session.first.mass);
    const { id: order } = session.state;
    for (const [k, i] of order.entries()) {
      expect([...bodies.position.subarray(3 * i, 3 * i + 3)]).toEqual([4 * k, 4 * k + 1, 4 * k + 2].map((x) => x / 8));
    }
  });

  test("that are cut off or damaged are refused in one line", async () => {
    const bytes = writeSession(sample!);
    for (const cut of [64, 500, bytes.length - 30, bytes.length - 1]) {
      await expect(readSession(bytes.slice(0, cut))).rejects.toThrow(/^[^\n]+$/);
    }
    const wrong = bytes.slice();
    wrong[Math.floor(bytes.length / 2)]! ^= 4;
    await expect(readSession(wrong)).rejects.toThrow(/damaged/);
    const other = new TextEncoder().encode("PK\x03\x04 something else");
    expect(holdsSession(other)).toBe(false);
  });
});
