import { gasTotals } from "../../src/physics/gas/totals.ts";
import { LOOPS } from "./course.ts";
import { atMost, type Figure, type GasTest, near, told } from "./gasTest.ts";
import { tiled } from "./glass.ts";
import { riemann } from "./riemann.ts";
import { binned, meanOver, setUp } from "./setUp.ts";

const LEFT = { density: 1, pressure: 1, velocity: 0 };
const RIGHT = { density: 0.125, pressure: 0.1, velocity: 0 };
const TIME = 0.2;

/** Bounds of L1 and of levels by particles a unit of length on the dense side; at 48 those of a prototype, and no room between the waves for levels. */
const BOUNDS = {
  48: [0.0228, 0.0234, 0.06, null],
  96: [0.015, 0.015, 0.03, 0.005],
  144: [0.015, 0.015, 0.03, 0.005],
} as const;
const UNITS = { quick: 48, full: 96, large: 144 } as const;

/** How far from the edges of an exact level the gas is taken for it, in smoothing lengths there: what was at the edges is smeared over one. */
const OFF = 1.5;

/** Sod's (1978) shock tube, gamma 5/3, in a periodic box whose other half is its mirror image. */
export const shockTube: GasTest = {
  name: "sod",
  title: "Sod's shock tube at t = 0.2, 48 (quick) or 96 particles a unit of length, from a glass (large: 144)",
  async run(size, settings, _, means = LOOPS) {
    const n = UNITS[size];
    // A glass of 6^3 comes to rest as a crystal, which keeps its order behind the shock; a wider tube for quick sizes would take too long.
    const thin = size === "quick" ? 6 : 12;
    const width = (2 * thin) / n;
    const left = tiled(settings, 12, 1 / n, [n / 12, thin / 6, thin / 6], [0, 0, 0]);
    const right = tiled(settings, thin, 2 / n, [n / (2 * thin), 1, 1], [1, 0, 0]);
    const laidOut = (x: number) => (x < 1 ? LEFT.density : RIGHT.density);
    const state = (x: number) => ({ pressure: (x < 1 ? LEFT : RIGHT).pressure, velocity: [0, 0, 0] as const });
    const gas = setUp([...left, ...right], n ** -3, laidOut, state, [2, width, width], settings);
    const run = await means.start(gas);
    const before = gasTotals(gas);
    await run.runTo(TIME);
    run.end();
    const after = gasTotals(gas);

    const exact = riemann(LEFT, RIGHT, gas.settings.gamma);
    const at = (i: number) => gas.position[3 * i]! - 1;
    const inside = (i: number) => Math.abs(at(i)) < 0.5;
    const mean = (found: (i: number) => number, wanted: "density" | "pressure" | "velocity") =>
      meanOver(gas, (i) => (inside(i) ? Math.abs(found(i) - exact(at(i) / TIME)[wanted]) : null));
    const speeds = binned(gas, at, (i) => gas.velocity[3 * i]!, [-0.5, 0.5], n);
    const speed = speeds.reduce((sum, { at: x, mean: v }) => sum + Math.abs(v - exact(x / TIME).velocity), 0) / n;
    const [density1, pressure1, speed1, level] = BOUNDS[n];
    const density = (i: number) => gas.density[i]!;
    const pressure = (i: number) => gas.pressure[i]!;
    const velocity = (i: number) => gas.velocity[3 * i]!;
    const figures: Figure[] = [
      atMost("L1 of density", mean(density, "density"), density1),
      atMost("L1 of pressure", mean(pressure, "pressure"), pressure1),
      atMost("L1 of binned velocity", speed, speed1),
      atMost("change of energy, of the whole", Math.abs(after.energy / before.energy - 1), 1e-3),
      told("steps", run.steps),
    ];
    if (level !== null) {
      const contact = exact(0).velocity;
      const [cold, hot] = [exact(0.99 * contact), exact(1.01 * contact)];
      const tail = contact - Math.sqrt((gas.settings.gamma * cold.pressure) / cold.density);
      const shock = (hot.density * contact) / (hot.density - RIGHT.density);
      const levels = [
        ["rarefaction", cold, tail, contact],
        ["shock", hot, contact, shock],
      ] as const;
      for (const [wave, wanted, low, high] of levels) {
        const off = (OFF * Math.cbrt((3 * gas.settings.neighbours) / (4 * Math.PI * wanted.density))) / n;
        const within = (value: (i: number) => number) =>
          meanOver(gas, (i) => (at(i) > low * TIME + off && at(i) < high * TIME - off ? value(i) : null));
        figures.push(
          near(`density behind the ${wave}`, within(density), wanted.density, level),
          near(`pressure behind the ${wave}`, within(pressure), wanted.pressure, level),
          near(`velocity behind the ${wave}`, within(velocity), wanted.velocity, level),
        );
      }
    }
    return figures;
  },
};
