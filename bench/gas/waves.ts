import { gasTotals } from "../../src/physics/gas/totals.ts";
import { LOOPS } from "./course.ts";
import { atLeast, atMost, type GasTest, near } from "./gasTest.ts";
import { glass, tiled } from "./glass.ts";
import { setUp } from "./setUp.ts";

const AMPLITUDE = 1e-3;

/** A travelling sound wave without dissipation: its speed and its size after one period. */
export const soundWave: GasTest = {
  name: "sound-wave",
  title:
    "a sound wave of amplitude 1e-3 on a lattice, 32 (quick) or 64 particles a wavelength, one period, no viscosity",
  async run(size, settings) {
    const n = size === "quick" ? 32 : 64;
    const places: number[] = [];
    for (let x = 0; x < n; x++)
      for (let y = 0; y < 6; y++)
        for (let z = 0; z < 6; z++) {
          const at = (x + 0.5) / n;
          places.push(at + (AMPLITUDE / (2 * Math.PI)) * Math.cos(2 * Math.PI * at), (y + 0.5) / n, (z + 0.5) / n);
        }
    const gamma = settings.gamma ?? 5 / 3;
    const wave = (x: number) => AMPLITUDE * Math.sin(2 * Math.PI * x);
    // Sound speed 1.
    const state = (x: number) => ({ pressure: (1 + gamma * wave(x)) / gamma, velocity: [wave(x), 0, 0] as const });
    const quiet = { viscosity: [0, 0], conduction: 0 } as const;
    const density = (x: number) => 1 + wave(x);
    const gas = setUp(places, n ** -3, density, state, [1, 6 / n, 6 / n], { ...settings, ...quiet });
    const run = await LOOPS.start(gas);
    const mode = () => {
      let [cos, sin] = [0, 0];
      for (let i = 0; i < gas.count; i++) {
        const v = gas.velocity[3 * i]! / gas.number[i]!;
        cos += v * Math.cos(2 * Math.PI * gas.position[3 * i]!);
        sin += v * Math.sin(2 * Math.PI * gas.position[3 * i]!);
      }
      return { size: Math.hypot(cos, sin), phase: Math.atan2(sin, cos) };
    };
    const before = mode();
    await run.runTo(1);
    const after = mode();
    // A wave that came a whole wavelength has its old phase.
    const turned = Math.atan2(Math.sin(after.phase - before.phase), Math.cos(after.phase - before.phase));
    return [
      near("speed over the speed of sound", 1 + turned / (2 * Math.PI), 1, size === "quick" ? 0.02 : 0.01),
      atMost("size lost in a period", Math.abs(1 - after.size / before.size), 0.05),
    ];
  },
};

/** What moves in a glass that should rest. */
export const rest: GasTest = {
  name: "glass",
  title: "a periodic glass of even pressure, left alone for two sound crossings of the box",
  async run(size, settings) {
    const n = size === "quick" ? 10 : 16;
    const places = [...glass(n, settings, size === "quick" ? 500 : 2500)];
    const state = () => ({ pressure: 1, velocity: [0, 0, 0] as const });
    const gas = setUp(places, n ** -3, () => 1, state, [1, 1, 1], settings);
    const run = await LOOPS.start(gas);
    const before = gasTotals(gas);
    await run.runTo(2 / gas.sound[0]!);
    const after = gasTotals(gas);
    const speed = Math.sqrt((2 * after.kinetic) / after.mass);
    return [
      atMost("rms velocity over sound speed", speed / gas.sound[0]!, 1e-3),
      atMost("change of energy, of the whole", Math.abs(after.energy / before.energy - 1), 1e-5),
    ];
  },
};

/** Gresho & Chan's (1990) vortex, which pressure holds together. */
export const gresho: GasTest = {
  name: "gresho",
  title: "Gresho & Chan's vortex at t = 1 in a glass of 32 (quick: 16, full also 64) particles an edge",
  async run(size, settings, say, means = LOOPS) {
    const error = async (n: number, neighbours = settings.neighbours ?? 64) => {
      const tile = 16;
      const places = tiled({ ...settings, neighbours }, tile, 1 / n, [n / tile, n / tile, means.cubes ? n / tile : 1]);
      const swirl = (r: number) => (r < 0.2 ? 5 * r : r < 0.4 ? 2 - 5 * r : 0);
      const press = (r: number) =>
        r < 0.2 ? 5 + 12.5 * r * r : r < 0.4 ? 9 + 12.5 * r * r - 20 * r + 4 * Math.log(5 * r) : 3 + 4 * Math.LN2;
      const state = (x: number, y: number) => {
        const r = Math.hypot(x - 0.5, y - 0.5);
        const turn = r > 0 ? swirl(r) / r : 0;
        return { pressure: press(r), velocity: [-turn * (y - 0.5), turn * (x - 0.5), 0] as const };
      };
      const gas = setUp(places, n ** -3, () => 1, state, [1, 1, means.cubes ? 1 : tile / n], {
        ...settings,
        neighbours,
      });
      const run = await means.start(gas);
      const before = gasTotals(gas);
      await run.runTo(1);
      run.end();
      const after = gasTotals(gas);
      let [sum, count] = [0, 0];
      for (let i = 0; i < gas.count; i++) {
        const [x, y] = [gas.position[3 * i]! - 0.5, gas.position[3 * i + 1]! - 0.5];
        const r = Math.hypot(x, y);
        if (r > 0.5) continue;
        sum += Math.abs((x * gas.velocity[3 * i + 1]! - y * gas.velocity[3 * i]!) / r - swirl(r));
        count++;
      }
      say(`  n = ${n}, ${neighbours} neighbours: L1 ${(sum / count).toFixed(4)}, ${run.steps} steps`);
      return { l1: sum / count, energy: Math.abs(after.energy / before.energy - 1) };
    };
    if (size === "quick") {
      const { l1, energy } = await error(16);
      return [atMost("L1 of velocity at 16", l1, 0.25), atMost("change of energy", energy, 2e-3)];
    }
    const [coarse, fine] = [await error(32), await error(64)];
    // At one number of neighbours the noise of the sums stays; they converge where this grows as the root of the number of particles (Zhu, Hernquist & Li 2015).
    const growing = await error(64, Math.round((settings.neighbours ?? 64) * 8 ** 0.5));
    const exponent = (what: string, found: number) => atLeast(what, Math.log2(coarse.l1 / found), 0.7);
    return [
      atMost("L1 of velocity at 32", coarse.l1, 0.13),
      { ...atMost("L1 of velocity at 64", fine.l1, 0.08), bound: null, holds: true },
      exponent("exponent from 32 to 64", fine.l1),
      exponent("the same, with neighbours as the root of the particles", growing.l1),
      atMost("change of energy at 32", coarse.energy, 1e-3),
    ];
  },
};
