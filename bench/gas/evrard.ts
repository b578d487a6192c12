import { readFileSync } from "node:fs";
import { GasRun } from "../../src/physics/gas/step.ts";
import { gasTotals } from "../../src/physics/gas/totals.ts";
import { dataPath } from "../suites.ts";
import { directGravity } from "./directGravity.ts";
import { atMost, type Figure, type GasTest, told } from "./gasTest.ts";
import { tiled } from "./glass.ts";
import { setUp } from "./setUp.ts";

/** A profile by the piecewise parabolic method (Steinmetz & Müller 1993), shipped with GADGET-4. */
const PROFILE = "gas/evrard_ppm_profile_t0.8.txt";

/** What it is in: centimetres of the sphere's radius, grams of its mass, Newton's constant; hence its time, 0.78. */
const [RADIUS, MASS, NEWTON] = [1.257607e11, 1.989e33, 6.674e-8];
const VELOCITY = Math.sqrt((NEWTON * MASS) / RADIUS);
const TIME = 3.01231e3 / (RADIUS / VELOCITY);

/** Radius, density and radial velocity of the reference in units of the sphere; null where the file isn't there. */
function reference(): { r: number; density: number; velocity: number }[] | null {
  const path = dataPath(PROFILE);
  if (path === null) return null;
  const rows = readFileSync(path, "utf8").trim().split("\n").slice(1);
  return rows.map((row) => {
    const [, r, density, , velocity] = row.trim().split(/\s+/).map(Number);
    return { r: r! / RADIUS, density: (density! * RADIUS ** 3) / MASS, velocity: velocity! / VELOCITY };
  });
}

/** Evrard's (1988) collapse of a cold ball of density 1 / (2 pi r), mass, radius and Newton's constant 1. */
export const evrard: GasTest = {
  name: "evrard",
  title:
    "Evrard's collapse to t = 1.5, 8 (quick) or 13 particles along the radius before it is stretched; gravity by direct sum",
  async run(size, settings) {
    const n = size === "quick" ? 8 : 13;
    const places: number[] = [];
    const all = tiled(settings, n, 1 / n, [2, 2, 2], [-1, -1, -1]);
    for (let k = 0; k < all.length; k += 3) {
      const r = Math.hypot(all[k]!, all[k + 1]!, all[k + 2]!);
      // M(r) goes as r^2 instead of r^3.
      if (r < 1) for (let axis = 0; axis < 3; axis++) places.push(all[k + axis]! * Math.sqrt(r));
    }
    const mass = 3 / places.length;
    // A pressure of 2/3 u rho with u = 0.05, whatever the density.
    const state = () => ({ pressure: (2 / 3) * 0.05, velocity: [0, 0, 0] as const });
    const gas = setUp(places, mass, () => 1, state, [0, 0, 0], settings);
    const run = new GasRun(gas, directGravity(0.02));
    const before = gasTotals(gas);
    let worst = 0;
    const watch = () => {
      worst = Math.max(worst, Math.abs(gasTotals(gas).energy / before.energy - 1));
    };
    const to = (time: number) => {
      while (gas.time < time) {
        run.step(time - gas.time);
        watch();
      }
    };
    to(TIME);
    const figures: Figure[] = [];
    const known = reference();
    if (known) {
      // Over mass, from where the softening ends to the edge: differences of ln density, and of velocity.
      let [density, velocity, weight] = [0, 0, 0];
      for (let i = 0; i < gas.count; i++) {
        const [x, y, z] = [gas.position[3 * i]!, gas.position[3 * i + 1]!, gas.position[3 * i + 2]!];
        const r = Math.hypot(x, y, z);
        if (r < 0.06 || r > 0.8) continue;
        const k = known.findIndex((row) => row.r > r);
        const [a, b] = [known[k - 1]!, known[k]!];
        const part = (r - a.r) / (b.r - a.r);
        const wanted = Math.log(a.density) * (1 - part) + Math.log(b.density) * part;
        density += Math.abs(Math.log(gas.density[i]!) - wanted);
        const speed = (x * gas.velocity[3 * i]! + y * gas.velocity[3 * i + 1]! + z * gas.velocity[3 * i + 2]!) / r;
        velocity += Math.abs(speed - (a.velocity * (1 - part) + b.velocity * part));
        weight++;
      }
      const full = size === "full";
      figures.push(
        atMost("mean |ln density - PPM|, 0.06 < r < 0.8", density / weight, full ? 0.15 : 0.25),
        atMost("mean |radial velocity - PPM|", velocity / weight, full ? 0.12 : 0.2),
      );
    }
    to(1.5);
    return [...figures, atMost("largest change of energy, of the whole", worst, 0.005), told("steps", run.steps)];
  },
};
