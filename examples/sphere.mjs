// A Plummer sphere in balance: its energies over ten crossing times.
import { plummer, Simulation } from "antennae";

const sim = await Simulation.create(plummer({ n: 4096, seed: 1 }), { softening: 0.05, timestep: 1 / 64 });
const table = [];
await sim.run({
  until: 4,
  every: 0.5,
  heartbeat: async (s) => {
    const { time, kinetic, potential, error } = await s.energies();
    table.push({ time, kinetic, potential, virial: kinetic / -potential, error });
  },
});
console.log(JSON.stringify(table));
await sim.close();
