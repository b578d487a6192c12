// A potential of one's own, in JavaScript for the processor and in WGSL for GPUs: stars stay on circles in a harmonic core that turns into a flat halo.
import { bodiesOf, potentials, Simulation } from "antennae";

const external = [
  potentials.own({
    // Acceleration and potential, in the units of the bodies.
    field: (x, y, z) => {
      const s = 1 + x * x + y * y + z * z;
      return [-x / s, -y / s, -z / s, Math.log(s) / 2];
    },
    wgsl: `fn ownField(x: vec3f, time: f32) -> vec4f {
      let s = 1.0 + dot(x, x);
      return vec4f(-x / s, log(s) / 2.0);
    }`,
  }),
];
const radii = [0.5, 1, 2, 4];
const position = radii.flatMap((r) => [r, 0, 0]);
const velocity = radii.flatMap((r) => [0, r / Math.sqrt(1 + r * r), 0]);
// So light that they hardly feel each other, and their energy counts.
const sim = await Simulation.create(bodiesOf({ position, velocity, mass: 1e-9 }), { external, timestep: 0.01 });
await sim.energies();
await sim.run({ until: 20 });
const now = await sim.read("position");
const circles = radii.map((r, i) => ({ r, now: Math.hypot(now[3 * i], now[3 * i + 1]) }));
console.log(JSON.stringify({ circles, error: (await sim.energies()).error }));
await sim.close();
