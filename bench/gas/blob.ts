import type { Gas } from "../../src/physics/gas/gas.ts";
import { LOOPS } from "./course.ts";
import { atMost, type GasTest, near, told } from "./gasTest.ts";
import { tiled } from "./glass.ts";
import { setUp } from "./setUp.ts";
import { slice } from "./slice.ts";

/** Cloud over wind in density, and the wind's Mach number (Agertz et al. 2007). */
const [CONTRAST, MACH, GAMMA] = [10, 2.7, 5 / 3];
/** Lengths in radii of the cloud: those of the box along and across the wind, and where the cloud begins. Theirs is 40 long. */
const [LONG, ACROSS, AHEAD] = [20, 10, 5];
/** The wind's density and pressure are 1. The time that crushes a cloud, and that of Kelvin-Helmholtz waves as long as it (theirs). */
const SPEED = MACH * Math.sqrt(GAMMA);
const GROWTH = (1.6 * 2 * Math.sqrt(CONTRAST)) / SPEED;
/** Times that are told, in that of Kelvin-Helmholtz waves. */
const TIMES = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5];

/** Share of the clouds' first mass that still is cloud: denser than 0.64 of it and colder than 0.9 of the wind (theirs). */
function cloudMass(gas: Gas, clouds: number): number {
  const warm = 0.9 / (GAMMA - 1);
  let dense = 0;
  for (let i = 0; i < gas.count; i++)
    if (gas.density[i]! > 0.64 * CONTRAST && gas.energy[i]! < warm) dense += gas.mass[i]!;
  return dense / ((4 / 3) * Math.PI * CONTRAST * clouds);
}

/** A dense cloud at even pressure in a supersonic wind: fluids tear it apart, a tension at its surface keeps it. */
export const blob: GasTest = {
  name: "blob",
  title:
    "a cloud ten times as dense in a wind of Mach 2.7, 3.2 (quick), 6.4 or 8 particles of the wind along its radius",
  async run(size, settings, say, means = LOOPS, keep = undefined) {
    const each = { quick: 3.2, full: 6.4, large: 8 }[size];
    // Four clouds side by side in a cube, or one.
    const box = [LONG, means.cubes ? LONG : ACROSS, means.cubes ? LONG : ACROSS] as const;
    const centres: [number, number, number][] = [];
    for (let y = ACROSS / 2; y < box[1]; y += ACROSS)
      for (let z = ACROSS / 2; z < box[2]; z += ACROSS) centres.push([AHEAD, y, z]);
    const [tile, spacing, fine] = [8, 1 / each, 1 / each / Math.cbrt(CONTRAST)];
    const within = (x: number, y: number, z: number) =>
      centres.some(([a, b, c]) => (x - a) ** 2 + (y - b) ** 2 + (z - c) ** 2 < 1);
    const count = (length: number, step: number) => Math.ceil(length / (tile * step) - 1e-9);
    const wide = tiled(settings, tile, spacing, box.map((edge) => count(edge, spacing)) as never);
    const places: number[] = [];
    for (let k = 0; k < wide.length; k += 3)
      if (!within(wide[k]!, wide[k + 1]!, wide[k + 2]!)) places.push(wide[k]!, wide[k + 1]!, wide[k + 2]!);
    const cubes = count(2, fine);
    for (const centre of centres) {
      const ball = tiled(settings, tile, fine, [cubes, cubes, cubes], centre.map((x) => x - 1) as never);
      for (let k = 0; k < ball.length; k += 3)
        if (within(ball[k]!, ball[k + 1]!, ball[k + 2]!)) places.push(ball[k]!, ball[k + 1]!, ball[k + 2]!);
    }
    const gas = setUp(
      places,
      spacing ** 3,
      (x, y, z) => (within(x, y, z) ? CONTRAST : 1),
      (x, y, z) => ({ pressure: 1, velocity: [within(x, y, z) ? 0 : SPEED, 0, 0] as const }),
      box as never,
      settings,
    );
    const run = await means.start(gas);
    const shares = new Map<number, number>();
    // Densities are known from the first step on.
    await run.runTo(0.002 * GROWTH);
    const first = cloudMass(gas, centres.length);
    say(`  ${gas.count} particles; ${first.toFixed(3)} of the cloud is denser than 0.64 of it at the start`);
    for (const time of TIMES) {
      if (time > 0) await run.runTo(time * GROWTH);
      shares.set(time, cloudMass(gas, centres.length) / first);
      say(`  t = ${time.toFixed(2)}: ${shares.get(time)!.toFixed(3)} of it left, ${run.steps} steps`);
      if ([0.25, 1, 1.5, 2, 2.5].includes(time))
        keep?.(`blob-${size}-${time}.png`, slice(gas, ACROSS / 2, [0, LONG], [0, ACROSS], [0.5, 40], 40));
    }
    run.end();
    return [
      near("mass of the cloud at the start", first, 1, 0.2),
      ...[1, 1.5].map((time) => told(`share of the cloud left at ${time} of the time of growth`, shares.get(time)!)),
      size === "quick"
        ? told("share left at 2", shares.get(2)!)
        : atMost("share of the cloud left at 2", shares.get(2)!, 0.3),
      told("share left at 2.5", shares.get(2.5)!),
    ];
  },
};
