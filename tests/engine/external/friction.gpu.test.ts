import { expect, it } from "vitest";
import { frictionBytes, frictionTables } from "../../../src/engine/external/frictionTerms.ts";
import { friction as spec } from "../../../src/engine/external/stages.ts";
import type { ExternalField } from "../../../src/physics/external/field.ts";
import { term } from "../../../src/physics/external/index.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { FAULT_NODES } from "../../reference/contract.ts";
import { friction } from "../../reference/friction.ts";
import { rungParams, rungTables } from "../rungTables.ts";
import { COUNTS, StageDriver, sizesOf } from "../stageDriver.ts";

const [TIME, STEP] = [2, 1 / 8];

/** One that moves, one that grows, one that does nothing of the kind between them. */
const FIELD: ExternalField = [
  { ...term("plummer", { mass: 3, scale: 1.5 }), velocity: [0.4, 0, -0.1], friction: { logarithm: 4 } },
  term("nfw", {}),
  { ...term("plummer", { mass: 2, scale: 0.4 }), grows: { from: 1, during: 4 }, friction: { logarithm: 2 } },
];

describeGpu("friction", (device) => {
  const driver = new StageDriver(device);

  async function compare(n: number, { now = 0, fault = 0 } = {}) {
    const { origin, rungState, ...bodies } = rungTables(n, now);
    const status = new Uint32Array(16);
    status[0] = fault;
    const fields = { terms: new Uint32Array(frictionBytes(FIELD, TIME, STEP)), tables: frictionTables(FIELD) };
    // Off rungs others stand in for theirs.
    const rungs =
      now > 0 ? { origin, rungState } : { origin: new Uint32Array(bodies.posMass.buffer), rungState: status };
    const tables = { ...bodies, status, ...rungs, ...fields };
    const compared = await driver.compare(spec({ rungs: now > 0 }), friction(FIELD, TIME, STEP), {
      sizes: sizesOf(n),
      params: rungParams(n),
      tables,
    });
    return { ...compared, before: bodies.acceleration, origin };
  }

  function expectSame({ gpu, twin, before }: Awaited<ReturnType<typeof compare>>): void {
    for (const [k, a] of gpu.acceleration!.entries()) {
      const body = 4 * Math.floor(k / 4);
      const own = twin.acceleration!.subarray(body, body + 3).map((x, c) => x - before[body + c]!);
      const bound = 1e-4 * Math.hypot(...own) + 2e-7 * Math.hypot(...before.subarray(body, body + 3));
      expect(Math.abs(a - twin.acceleration![k]!)).toBeLessThanOrEqual(bound);
    }
  }

  it.each(COUNTS)("%i bodies: Chandrasekhar's formula with a Plummer sphere's density and dispersion", async (n) => {
    expectSame(await compare(n));
  });

  it.each([1, 12, 16])("acts in block step %i of 32 at its time, on the bodies whose own step ends", async (now) => {
    const all = await compare(300, { now });
    expectSame(all);
    const asleep = all.origin[3]! < 5 - Math.log2(now & -now);
    expect(all.gpu.acceleration![0] === all.before[0]).toBe(asleep);
  });

  it("stands still after an overflow", async () => {
    const { gpu, before } = await compare(100, { fault: FAULT_NODES });
    expect(gpu.acceleration).toEqual(before);
  });
});
