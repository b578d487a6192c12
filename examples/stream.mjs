// A star cluster falls apart into a stream along its orbit in a galaxy's field.
import { bodiesOf, plummer, potentials, Simulation } from "antennae";

const ball = plummer({ n: 2000, seed: 3 });
// Mass 0.001 and radius 0.1 at distance 5, where circles take a speed of 1.
const [small, mass] = [0.1, 0.001];
const slow = Math.sqrt(mass / small);
const cluster = bodiesOf({
  position: ball.position.map((x, k) => small * x + (k % 3 === 0 ? 5 : 0)),
  velocity: ball.velocity.map((v, k) => slow * v + (k % 3 === 1 ? 0.6 : 0)),
  mass: ball.mass.map((m) => mass * m),
});
const external = [potentials.logarithmic({ velocity: 1, core: 0.1, q: 1 })];
const sim = await Simulation.create(cluster, { external, softening: 0.01, timestep: 0.02 });
const width = async () => {
  const x = await sim.read("position");
  const angles = Array.from({ length: sim.count }, (_, i) => Math.atan2(x[3 * i + 1], x[3 * i]));
  const [c, s] = [Math.cos, Math.sin].map((f) => angles.reduce((sum, a) => sum + f(a), 0));
  const middle = Math.atan2(s, c);
  const away = angles
    .map((a) => Math.abs(((a - middle + 3 * Math.PI) % (2 * Math.PI)) - Math.PI))
    .sort((a, b) => a - b);
  return away[Math.floor(0.9 * sim.count)];
};
const before = await width();
await sim.run({ until: 30 });
console.log(JSON.stringify({ before, after: await width() }));
await sim.close();
