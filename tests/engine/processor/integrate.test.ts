import { describe, expect, it } from "vitest";
import { kick } from "../../reference/kick.ts";
import { kickDrift } from "../../reference/kickDrift.ts";
import { totals } from "../../reference/totals.ts";
import { sphere } from "../sampleTables.ts";
import { differences, paramsOf, sizesOf } from "../stageDriver.ts";
import { ROUNDING } from "../tolerance.ts";
import { COUNTS, StageMemory } from "./stageMemory.ts";

describe("kickDrift", () => {
  async function check(tables: ReturnType<typeof sphere>, dt = 1 / 64) {
    const memory = await StageMemory.create();
    const n = tables.id.length;
    const params = paramsOf(sizesOf(n), { drift: dt, kick: dt });
    const twin = {
      nextPosMass: new Float64Array(4 * n),
      nextVelocity: new Float64Array(4 * n),
      nextId: new Uint32Array(n),
      status: new Uint32Array(16),
    };
    kickDrift({ params, ...tables, ...twin });
    const { posMass, velocity, acceleration, id } = tables;
    const given = [memory.put(posMass), memory.put(velocity), memory.put(acceleration), memory.put(id)] as const;
    const made = [memory.room(16 * n), memory.room(16 * n), memory.room(4 * n)] as const;
    const half = Math.floor(n / 2);
    const frozen =
      memory.stages.kickDrift(...given, half, n, params.kick, params.drift, ...made) +
      memory.stages.kickDrift(...given, 0, half, params.kick, params.drift, ...made);
    expect(frozen).toBe(twin.status[2]);
    // Two roundings of v, two more of x; w: |a| of three squares and a root.
    const speed = (k: number) => Math.abs(velocity[k] ?? 0) + Math.abs(dt * (acceleration[k] ?? 0));
    const size = (k: number) => (k % 4 === 3 ? Math.hypot(...acceleration.subarray(k - 3, k)) : 0);
    const [nextPosMass, nextVelocity] = [memory.floats(made[0], 4 * n), memory.floats(made[1], 4 * n)];
    expect(differences(nextVelocity, twin.nextVelocity, (k) => 4 * ROUNDING * (speed(k) + 2 * size(k)))).toEqual([]);
    const slip = (k: number) => (k % 4 === 3 ? 0 : 4 * ROUNDING * (Math.abs(posMass[k]!) + Math.abs(dt) * speed(k)));
    expect(differences(nextPosMass, twin.nextPosMass, slip)).toEqual([]);
    expect(memory.words(made[2], n)).toEqual(twin.nextId);
    return { nextPosMass, nextVelocity, frozen };
  }

  it.each(COUNTS)("%i bodies, forwards and backwards", async (n) => {
    await check(sphere(n));
    await check(sphere(n), -0.5);
  });

  it("freezes bodies that would leave float32, and counts them", async () => {
    const tables = sphere(300);
    tables.velocity[4 * 3] = Number.NaN;
    tables.velocity[4 * 77 + 1] = Number.POSITIVE_INFINITY;
    tables.posMass[4 * 200] = Number.POSITIVE_INFINITY;
    tables.acceleration[4 * 299 + 2] = Number.NEGATIVE_INFINITY;
    const { nextPosMass, frozen } = await check(tables);
    expect(frozen).toBe(4);
    expect(nextPosMass[4 * 3 + 3]).toBe(0);
    expect(nextPosMass[4 * 4 + 3]).toBeGreaterThan(0);
  });

  it("leaves frozen bodies where they are", async () => {
    const tables = sphere(70);
    tables.velocity[4 * 5 + 3] = -0.3;
    const { nextPosMass, nextVelocity } = await check(tables);
    expect(nextPosMass.subarray(20, 24)).toEqual(tables.posMass.subarray(20, 24));
    expect([...nextVelocity.subarray(20, 23)]).toEqual([0, 0, 0]);
    expect(nextVelocity[23]).toBeLessThan(0);
  });
});

describe("kick", () => {
  it.each(COUNTS)("%i bodies, none of those that are frozen", async (n) => {
    const memory = await StageMemory.create();
    const { velocity, acceleration } = sphere(n);
    if (n > 5) velocity[4 * 5 + 3] = -1;
    const params = paramsOf(sizesOf(n), { kick: 0.5 });
    const twin = new Float64Array(velocity);
    kick({ params, acceleration, velocity: twin, status: new Uint32Array(16) });
    const [pull, speed] = [memory.put(acceleration), memory.put(velocity)];
    memory.stages.kick(pull, 0, n, params.kick, speed);
    const slip = (k: number) => 2 * ROUNDING * (Math.abs(velocity[k]!) + Math.abs(0.25 * acceleration[k]!));
    expect(differences(memory.floats(speed, 4 * n), twin, slip)).toEqual([]);
  });
});

describe("totals", () => {
  it.each(COUNTS)("of %i bodies", async (n) => {
    const memory = await StageMemory.create();
    const { posMass, velocity, acceleration } = sphere(n);
    const tiles = Math.ceil(n / 256);
    const twin = new Float64Array(16 * tiles);
    totals({ params: paramsOf(sizesOf(n)), posMass, velocity, acceleration, partials: twin });
    const partials = memory.room(128 * tiles);
    const tables = [memory.put(posMass), memory.put(velocity), memory.put(acceleration)] as const;
    memory.stages.totals(...tables, n, 0, tiles, partials);
    // Both are sums in float64, in the same order.
    const most = Math.max(0, ...twin.map(Math.abs));
    expect(differences(memory.doubles(partials, 16 * tiles), twin, 1e-13 * most)).toEqual([]);
  });
});
