/** What every page runs: the simulation in threads if it can, a file of the library that is loaded late, and the element. */
export const APP = `import { plummer, Simulation } from "antennae";
import { make } from "antennae/models";
import { AntennaeGalaxy } from "antennae/element";
import { SimulationPoints } from "antennae/three";
async function main() {
  const sim = await Simulation.create(plummer({ n: 300 }), { backend: "cpu" });
  await sim.run({ steps: 3 });
  const { bytes } = await sim.write("hdf5");
  const element = document.createElement("antennae-galaxy");
  Object.assign(element, { scenario: "plummer", n: 200 });
  element.style.width = "300px";
  const stepped = new Promise((resolve) => element.addEventListener("step", resolve, { once: true }));
  document.body.append(element);
  await stepped;
  const named = [make, AntennaeGalaxy, SimulationPoints].every((one) => typeof one === "function");
  globalThis.said = { steps: sim.steps, bytes: bytes.length > 1000, named, machine: sim.machine, isolated: crossOriginIsolated };
}
main().catch((error) => { globalThis.said = { error: String(error) }; });
`;

export const NODE = `import { plummer, Simulation, read } from "antennae";
const sim = await Simulation.create(plummer({ n: 300 }), { backend: "cpu", threads: 2 });
await sim.run({ steps: 3 });
await sim.save("out.hdf5");
console.log(JSON.stringify({ steps: sim.steps, count: (await read("out.hdf5")).bodies.count, machine: sim.machine }));
`;

/** A page that is written on a server imports all of it there, and uses none. */
export const SERVER = `import { Simulation } from "antennae";
import { AntennaeGalaxy } from "antennae/element";
import { SimulationPoints } from "antennae/three";
console.log(JSON.stringify([Simulation, AntennaeGalaxy, SimulationPoints].map((one) => typeof one)));
`;

export const TYPED = `import { plummer, potentials, Simulation, type Columns } from "antennae";
import type { AntennaeGalaxy } from "antennae/element";
import { SimulationPoints } from "antennae/three";
import { requestDevice } from "antennae/node";
const sim: Simulation = await Simulation.create(plummer({ n: 10 }), { theta: 0.5, external: [potentials.nfw({ mass: 1 })] });
const rho: Columns["density"] = await sim.read("density");
for await (const { time, velocity } of sim.frames({ columns: ["velocity"], every: 1 })) console.log(time + velocity[0]!, rho.length);
export const names: [AntennaeGalaxy["n"], typeof SimulationPoints, typeof requestDevice] = [1, SimulationPoints, requestDevice];
// @ts-expect-error
sim.set({ eps: 1 });
`;

/** A page of its own. */
export const page = (script: string, head = "") =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fixture</title>${head}</head><body>${script}</body></html>`;
