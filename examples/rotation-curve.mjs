// The Milky Way's rotation curve, from the forces on the stars of its disc.
import { COMPONENTS, Simulation } from "antennae";
import { milkyWay } from "antennae/models";

const bodies = milkyWay({ n: 20_000, seed: 1 });
const sim = await Simulation.create(bodies, { theta: 0.5 });
const [position, acceleration] = [await sim.read("position"), await sim.read("acceleration")];
const disc = COMPONENTS.indexOf("disc");
const bins = Array.from({ length: 8 }, () => ({ n: 0, square: 0 }));
for (let i = 0; i < bodies.count; i++) {
  const [x, y] = [position[3 * i], position[3 * i + 1]];
  const bin = bins[Math.floor(Math.hypot(x, y) / 2)];
  if (bodies.component[i] !== disc || !bin) continue;
  bin.n++;
  bin.square -= x * acceleration[3 * i] + y * acceleration[3 * i + 1];
}
const speed = ({ n, square }) => bodies.units.velocityKms * Math.sqrt(Math.max(0, square / n));
console.log(JSON.stringify(bins.map((bin, k) => ({ kpc: 2 * k + 1, kms: Math.round(speed(bin)) }))));
await sim.close();
