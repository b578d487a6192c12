import { expect, it } from "vitest";
import { externalJerk as spec } from "../../../src/engine/external/stages.ts";
import type { ExternalField } from "../../../src/physics/external/field.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { BLOCKS } from "../../reference/blocks.ts";
import { externalJerk } from "../../reference/externalJerk.ts";
import { dueTables } from "../blockTables.ts";
import { ALL, externalTables, SINGLE, STEP, TIME } from "../externalTables.ts";
import { COUNTS, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("externalJerk", (device) => {
  const driver = new StageDriver(device);

  /** Largest differences of pulls, jerks and snaps from the twin's: each over its size, or that of the pull over the time in which the body goes as far as it is out. */
  async function worst(n: number, field: ExternalField, sixth: boolean) {
    const tables = { ...dueTables(n, 1, sixth), ...externalTables(field) };
    // A quarter of the step of the run has gone by.
    tables.blockState[BLOCKS.BLOCK_NOW] = BLOCKS.TICKS / 4;
    const row = sixth ? 12 : 8;
    const jerkParts = new Float32Array(row * 64 * Math.ceil(n / 64));
    const sizes = sizesOf(n);
    const direct = { ...spec(sixth), indirect: undefined, workgroups: () => Math.ceil(n / 64) } as never;
    const params = paramsOf(sizes, { drift: STEP, kick: STEP });
    const trial = { sizes, params, tables: { ...tables, jerkParts } };
    const { gpu, twin } = await driver.compare(direct, externalJerk(field, TIME, STEP), trial);
    const found = [0, 0, 0];
    for (let slot = 0; slot < tables.turn.length; slot++) {
      const at = (table: Float32Array) =>
        Math.hypot(...table.subarray(4 * tables.turn[slot]!, 4 * tables.turn[slot]! + 3));
      const has = (name: string) => field.some(({ potential }) => potential.name === name);
      // Where a quadrupole ends its force has a kink, and its change two values.
      if (has("quadrupole-bar") && Math.abs(at(tables.posMass) - 1) < 0.3) continue;
      // Arms wind up towards the axis, and far above them next to nothing is left: float32 has few digits of either.
      const [x, y, z] = tables.posMass.subarray(4 * tables.turn[slot]!) as unknown as [number, number, number];
      if (has("spiral") && (Math.hypot(x, y) < 0.3 || Math.abs(z) > 0.3)) continue;
      const pull = Math.hypot(...[0, 1, 2].map((c) => twin.jerkParts![row * slot + c]!));
      for (let k = 0; k < row / 4; k++) {
        const of = (table: ArrayLike<number>) => [0, 1, 2].map((c) => table[row * slot + 4 * k + c]!);
        const [a, b] = [of(gpu.jerkParts!), of(twin.jerkParts!)];
        const off = Math.hypot(...a.map((x, c) => x - b[c]!));
        const times = (at(tables.velocity) / at(tables.posMass)) ** k;
        found[k] = Math.max(found[k]!, off / Math.max(Math.hypot(...b), pull * times, 1e-20));
      }
    }
    return found;
  }

  it.each(SINGLE)("%s: pull and jerk, and snap, are those of differences in float64", async (name, field) => {
    const share = name === "spiral" ? 50 : 1;
    const [pull, change] = await worst(3000, field, false);
    expect(pull).toBeLessThan(1e-5 * share);
    expect(change).toBeLessThan(1e-4 * share);
    const [, change6, snap] = await worst(3000, field, true);
    expect(change6).toBeLessThan(1e-4 * share);
    expect(snap).toBeLessThan(1e-2 * share);
    console.log(name, pull, change, change6, snap);
  });

  it.each(COUNTS.slice(0, -1))("%i bodies in eight fields", async (n) => {
    const [pull] = await worst(n, ALL, false);
    expect(pull).toBeLessThan(1e-4);
  });
});
