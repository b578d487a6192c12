// A force of one's own: a spring to the origin, beside the bodies' gravity. The sphere is pressed together.
import { plummer, Simulation } from "antennae";

const spring = 4;
const force = ({ position }, acceleration) => {
  for (let k = 0; k < position.length; k++) acceleration[k] = -spring * position[k];
};
const size = (x) => Math.sqrt(x.reduce((sum, value) => sum + value * value, 0) / (x.length / 3));
const settings = { softening: 0.05, timestep: 1 / 64 };
const [free, bound] = await Promise.all([
  Simulation.create(plummer({ n: 1000, cut: 10 }), settings),
  Simulation.create(plummer({ n: 1000, cut: 10 }), { ...settings, force }),
]);
await Promise.all([free.run({ until: 0.75 }), bound.run({ until: 0.75 })]);
const sizes = { free: size(await free.read("position")), bound: size(await bound.read("position")) };
console.log(JSON.stringify(sizes));
await Promise.all([free.close(), bound.close()]);
