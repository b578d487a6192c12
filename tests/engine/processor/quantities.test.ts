import { describe, expect, it } from "vitest";
import { capture } from "../../../src/engine/processor/capture.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { capture as twinOf } from "../../reference/capture.ts";
import { localDensity } from "../../reference/localDensity.ts";
import { sphere, treeOf } from "../sampleTables.ts";
import { quantityTests } from "../shared/quantities.ts";
import { differences } from "../stageDriver.ts";
import { ROUNDING } from "../tolerance.ts";
import { COUNTS, StageMemory } from "./stageMemory.ts";

const { MISSED } = CONSTANTS["measure/localDensity"];
const PARAMS = { unit: 1, time: 0, galaxies: 0, restart: 0, first: 0, every: 1, kineticUnit: 1 };

describe("localDensity", () => {
  it.each([...COUNTS.filter((n) => n > 1), 17, 18, 129, 130])("of %i bodies along the curve", async (n) => {
    const memory = await StageMemory.create();
    const { posMass } = treeOf(sphere(n));
    const { id } = sphere(n);
    const twin = new Float64Array(n);
    localDensity({ quantityParams: { ...PARAMS, n }, posMass, id, quantity: twin });
    const { at, column } = memory.columns(posMass);
    const [ids, quantity, scratch] = [memory.put(id), memory.room(4 * n), memory.room(2048)];
    // The last bodies first: none depends on another.
    const half = Math.floor(n / 2);
    memory.stages.localDensity(at, column, ids, n, MISSED, half, n, quantity, scratch);
    memory.stages.localDensity(at, column, ids, n, MISSED, 0, half, quantity, scratch);
    // Of ten roundings, and three times that of the radius.
    const slip = (k: number) => 30 * ROUNDING * twin[k]!;
    expect(differences(memory.floats(quantity, n), twin, slip)).toEqual([]);
    expect(twin.some((density) => density > 0)).toBe(n > 2);
  });
});

describe("capture", () => {
  const WIDTH = 0.1;

  /** Two spheres 3 apart, their bodies by turns, of which some have changed sides; a third galaxy on top of the first. */
  function tables(n: number) {
    const made = sphere(n);
    const galaxy = Uint8Array.from({ length: n }, (_, body) => body % 4);
    for (let i = 0; i < n; i++) if ((i >> 2) % 2 === 1) made.posMass[4 * i]! += 3;
    const core = (x: number, mass: number) => [x, 0, 0, WIDTH, 0, 0, 0, mass];
    return { ...made, galaxy, cores: Float32Array.from([...core(0, 0.4), ...core(3, 0.6), ...core(0.05, 0.1)]) };
  }

  it.each(COUNTS)("of %i bodies", (n) => {
    const { galaxy, ...known } = tables(n);
    const traits = Uint32Array.from({ length: 2 * n }, (_, k) => (k % 2 ? 0 : galaxy[k >> 1]!));
    const [found, twin] = [new Float32Array(n).fill(Number.POSITIVE_INFINITY), new Float64Array(n).fill(3e38)];
    // Later, and earlier again: what was captured in between is forgotten.
    for (const [time, kineticUnit] of [
      [1, 50],
      [2, 1],
      [1.5, 1],
    ] as const) {
      const half = n >> 1;
      const asked = { ...known, galaxy, captured: found, time, kineticUnit };
      capture(asked, half, n);
      capture(asked, 0, half);
      const quantityParams = { ...PARAMS, n, galaxies: 3, time, kineticUnit };
      twinOf({ ...known, quantityParams, traits, captured: twin, quantity: new Float64Array(n) });
      expect([...found]).toEqual(Array.from(twin, (at) => (at > 1e38 ? Number.POSITIVE_INFINITY : at)));
    }
    // Bodies of the fourth galaxy have no core, and of the third one is not apart from the first.
    if (n > 1000) expect(new Set(found)).toEqual(new Set([1, 1.5, Number.POSITIVE_INFINITY]));
  });
});

describe("numbers of single bodies on the processor", () => {
  quantityTests((bodies, settings) => ProcessorEngine.create(bodies, settings), "bonsai");
});
