import { describe, expect, it } from "vitest";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { CONSTANTS } from "../../../src/gpu/shaders.gen.ts";
import { localDensity } from "../../reference/localDensity.ts";
import { sphere, treeOf } from "../sampleTables.ts";
import { quantityTests } from "../shared/quantities.ts";
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
    // The nearest are some 0.01 apart, at places of about 1: a distance is good to 1e-5, its cube to 3e-5.
    memory.floats(quantity, n).forEach((density, i) => {
      expect(Math.abs(density - twin[i]!), `body ${i}`).toBeLessThanOrEqual(2e-4 * twin[i]!);
    });
    expect(twin.some((density) => density > 0)).toBe(n > 2);
  });
});

describe("numbers of single bodies on the processor", () => {
  quantityTests((bodies, settings) => ProcessorEngine.create(bodies, settings), "bonsai");
});
