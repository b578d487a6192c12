// Stars without mass on circles in the field of a halo and a disc: they stay on them.
import { bodiesOf, potentials, Simulation } from "antennae";

const external = [potentials.nfw({ mass: 10, scale: 5 }), potentials.miyamotoNagai({ mass: 1, a: 1, b: 0.2 })];
const radii = [1, 2, 4, 8];
const position = radii.flatMap((r) => [r, 0, 0]);
// The field at rest says how fast a circle is.
const still = await Simulation.create(bodiesOf({ position, mass: 0 }), { external, softening: 0.01, timestep: 0.01 });
const pull = await still.read("acceleration");
await still.close();
const velocity = radii.flatMap((r, i) => [0, Math.sqrt(-r * pull[3 * i]), 0]);
const stars = bodiesOf({ position, velocity, mass: 0 });
const sim = await Simulation.create(stars, { external, softening: 0.01, timestep: 0.01 });
await sim.run({ until: 20 });
const now = await sim.read("position");
console.log(JSON.stringify(radii.map((r, i) => ({ r, now: Math.hypot(now[3 * i], now[3 * i + 1]) }))));
await sim.close();
