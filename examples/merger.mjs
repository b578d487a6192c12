// Two galaxies meet: how far their centres are from each other, until they have passed.
import { Simulation } from "antennae";
import { make } from "antennae/models";

const sim = await Simulation.create(make("plummer-merger", { n: 4000, seed: 7 }), {
  softening: 0.05,
  timestep: 1 / 32,
});
const galaxy = await sim.read("galaxy");
const distances = [];
for await (const { time, position } of sim.frames({ every: 1, until: 12 })) {
  const sums = [0, 1].map(() => ({ n: 0, at: [0, 0, 0] }));
  galaxy.forEach((g, i) => {
    sums[g].n++;
    for (let k = 0; k < 3; k++) sums[g].at[k] += position[3 * i + k];
  });
  const [a, b] = sums.map(({ n, at }) => at.map((x) => x / n));
  distances.push({ time, distance: Math.hypot(...a.map((x, k) => x - b[k])) });
}
console.log(JSON.stringify(distances));
await sim.close();
