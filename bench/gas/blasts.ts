import { KERNELS } from "../../src/physics/gas/kernel.ts";
import { gasTotals } from "../../src/physics/gas/totals.ts";
import { LOOPS } from "./course.ts";
import { atLeast, atMost, type GasTest, near, told } from "./gasTest.ts";
import { tiled } from "./glass.ts";
import { binned, meanOver, setUp } from "./setUp.ts";

/** R = 1.1517 (E t^2 / rho)^(1/5) for gamma 5/3 (Sedov 1959). */
const FRONT = 1.1517;

/** Sedov's point explosion. */
export const sedov: GasTest = {
  name: "sedov",
  title: "Sedov's blast, E = 1, density 1, t = 0.05, in a glass of 24 (quick) or 64 particles an edge",
  async run(size, settings, say, means = LOOPS) {
    const [n, tile] = ({ quick: [24, 12], full: [64, 16], large: [128, 16] } as const)[size];
    const places = tiled(settings, tile, 1 / n, [n / tile, n / tile, n / tile]);
    const { value } = KERNELS.wendlandC2;
    const reach = 2.5 / n;
    const weight = (x: number, y: number, z: number) => {
      const q = Math.hypot(x - 0.5, y - 0.5, z - 0.5) / reach;
      return q < 1 ? value(q) : 0;
    };
    let whole = 0;
    for (let k = 0; k < places.length; k += 3) whole += weight(places[k]!, places[k + 1]!, places[k + 2]!);
    const gamma = settings.gamma ?? 5 / 3;
    const state = (x: number, y: number, z: number) => ({
      pressure: (gamma - 1) * (1e-6 + (weight(x, y, z) / whole) * n ** 3),
      velocity: [0, 0, 0] as const,
    });
    const gas = setUp(places, n ** -3, () => 1, state, [1, 1, 1], settings);
    const run = await means.start(gas);
    const before = gasTotals(gas);
    await run.runTo(0.05);
    run.end();
    const after = gasTotals(gas);
    const radius = (i: number) =>
      Math.hypot(gas.position[3 * i]! - 0.5, gas.position[3 * i + 1]! - 0.5, gas.position[3 * i + 2]! - 0.5);
    const bins = binned(gas, radius, (i) => gas.density[i]!, [0, 0.5], n);
    say(`  shells: ${bins.map(({ mean }) => mean.toFixed(2)).join(" ")}`);
    const peak = Math.max(...bins.map(({ mean }) => mean).filter(Number.isFinite));
    const top = bins.findIndex(({ mean }) => mean === peak);
    // Outside the peak, where the density is half way down to that of the gas at rest.
    const half = (1 + peak) / 2;
    const after1 = bins.findIndex(({ mean }, bin) => bin > top && !(mean >= half));
    const [inner, outer] = [bins[after1 - 1]!, bins[after1]!];
    const front = inner.at + ((inner.mean - half) / (inner.mean - outer.mean)) * (outer.at - inner.at);
    const wanted = FRONT * 0.05 ** 0.4;
    return [
      near("radius of the shock", front, wanted, size === "quick" ? 0.06 : 0.02),
      size === "quick"
        ? atLeast("largest density of a shell", peak, 1.6)
        : atLeast("largest density of a shell", peak, 2.5),
      atMost("change of energy, of the whole", Math.abs(after.energy / before.energy - 1), 5e-3),
      told("steps", run.steps),
    ];
  },
};

/** Noh's (1987) implosion in three dimensions, of a ball in open space. */
export const noh: GasTest = {
  name: "noh",
  title: "Noh's implosion at t = 0.6, a ball of radius 1 with 12 (quick), 24 or 100 (large) particles along it",
  async run(size, settings, _, means = LOOPS) {
    const [n, tile] = ({ quick: [12, 6], full: [24, 12], large: [100, 20] } as const)[size];
    const cubes = (2 * n) / tile;
    const places: number[] = [];
    const all = tiled(settings, tile, 1 / n, [cubes, cubes, cubes], [-1, -1, -1]);
    for (let k = 0; k < all.length; k += 3)
      if (Math.hypot(all[k]!, all[k + 1]!, all[k + 2]!) < 1) places.push(all[k]!, all[k + 1]!, all[k + 2]!);
    const state = (x: number, y: number, z: number) => {
      const r = Math.hypot(x, y, z);
      return { pressure: 1e-6, velocity: [-x / r, -y / r, -z / r] as const };
    };
    const gas = setUp(places, n ** -3, () => 1, state, [0, 0, 0], { ...settings, floor: 1e-7 });
    const run = await means.start(gas);
    const before = gasTotals(gas);
    await run.runTo(0.6);
    run.end();
    const after = gasTotals(gas);
    const radius = (i: number) => Math.hypot(gas.position[3 * i]!, gas.position[3 * i + 1]!, gas.position[3 * i + 2]!);
    const level = meanOver(gas, (i) => (radius(i) > 0.08 && radius(i) < 0.15 ? gas.density[i]! : null));
    const exact = (r: number) => (r < 0.2 ? 64 : (1 + 0.6 / r) ** 2);
    const off = (within: number) =>
      meanOver(gas, (i) => {
        const density = exact(radius(i));
        return radius(i) < within ? Math.abs(gas.density[i]! - density) / density : null;
      });
    const l1 = off(0.35);
    // AREPO's example allows 0.25 t within 0.8 until t = 2 with cells of 0.2, where the shock is at t / 3.
    const theirs = Math.min((0.6 * n) / 5, 2);
    const bins = binned(gas, radius, (i) => gas.density[i]!, [0, 0.4], 40);
    const crossing = bins.findIndex(({ at, mean }) => at > 0.1 && mean < 0.6 * level);
    const [inner, outer] = [bins[crossing - 1]!, bins[crossing]!];
    const front = inner.at + ((inner.mean - 0.6 * level) / (inner.mean - outer.mean)) * (outer.at - inner.at);
    // 12 particles along the radius leave three smoothing lengths behind the shock: seen there is only that gas is cold before it and dense behind.
    const before1 = meanOver(gas, (i) => (radius(i) > 0.35 && radius(i) < 0.38 ? gas.energy[i]! : null));
    const full = size !== "quick";
    return [
      full ? near("density behind the shock", level, 64, 0.1) : atLeast("density behind the shock", level, 20),
      full ? near("radius of the shock", front, 0.2, 0.05) : told("radius of the shock", front),
      full
        ? atMost("L1 of density over the exact one, r < 0.35", l1, 0.15)
        : told("L1 of density over the exact one", l1),
      full
        ? atMost("the same within 1.2 radii of the shock, as AREPO's example", off(0.24), 0.25 * theirs)
        : told("the same within 1.2 radii of the shock", off(0.24)),
      atMost("energy before the shock, of 0.5 behind it", before1, 0.01),
      atMost("change of energy, of the whole", Math.abs(after.energy / before.energy - 1), 5e-3),
    ];
  },
};
