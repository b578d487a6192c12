import { expect, it, vi } from "vitest";
import { evrardGas } from "../../src/data/models/evrardGas.ts";
import { plummer } from "../../src/data/models/plummer.ts";
import { resolveValues } from "../../src/data/parameter.ts";
import { findVortexModel } from "../../src/data/vortices/models/index.ts";
import { FLOWS } from "../../src/data/vortices/scenarios.ts";
import { GpuEngine, type Settings } from "../../src/engine/index.ts";
import { VortexEngine } from "../../src/engine/vortices/index.ts";
import { GpuFlow } from "../../src/run/flow/gpuFlow.ts";
import { bareDevice, describeGpu } from "../gpuDevice.ts";
import { contractTests, type Kind, type Subject } from "./contract.ts";
import { subjectOf, vortexSubjectOf } from "./contractSubjects.ts";

/** A sphere, of whose bodies the last are a second galaxy: the cluster of a bridge. */
function sphere(n: number, cluster = 0) {
  const bodies = plummer.make({}, { n, seed: 4 });
  bodies.galaxy.fill(1, n - cluster);
  return bodies;
}

const OVERFLOW = { leafSize: 1 } as const;

describeGpu("contract", (device) => {
  /** Tables of a tree that can't grow: once they can, what stood still is done. */
  const full: Kind["failure"] = {
    begin: (subject) => {
      subject.set(OVERFLOW);
      const { createBuffer } = device;
      const create = vi.spyOn(device, "createBuffer").mockImplementation((asked) => {
        if (asked.label === "nodeBegin") throw new RangeError("no room for nodes");
        return createBuffer.call(device, asked);
      });
      return () => create.mockRestore();
    },
    why: /^no room for nodes$/,
    after: "goes on",
  };
  /** What only a vortex element does: it leaves for infinity. */
  const nonfinite: Kind["failure"] = {
    begin: (subject) => {
      subject.set({ timestep: 1e30 });
      return () => subject.set({ timestep: 1 / 64 });
    },
    why: /^\d+ vortex elements became non-finite before time .*; take a smaller time step$/,
    after: "goes back",
  };
  /** How one is made on a device. */
  type Make = (on: GPUDevice, timestep: number) => Promise<Subject>;
  const made: { readonly name: string; readonly make: Make }[] = [];
  const on = (name: string, make: Make): Pick<Kind, "name" | "make"> => {
    made.push({ name, make });
    return { name, make: (timestep) => make(device, timestep) };
  };
  const engine = (name: string, bodies: ReturnType<typeof sphere>, settings: Partial<Settings>) =>
    on(name, async (card, timestep) =>
      subjectOf(
        await GpuEngine.create(card, bodies, { softening: 0.05, ...settings, timestep }, { timestamps: false }),
      ),
    );
  const rings = FLOWS.find(({ name }) => name === "leap-frogging-rings")!.make({}, { n: 120, seed: 1 });
  const cube = findVortexModel("random-cube");
  const elements = cube.make(resolveValues("random-cube", cube.parameters, {}), { n: 300, seed: 5 });

  const kinds: readonly Kind[] = [
    {
      ...engine("GpuEngine, leapfrog", sphere(400), {}),
      overflow: OVERFLOW,
      goesBack: "exactly",
      bodies: true,
      failure: full,
    },
    {
      ...engine("GpuEngine, direct", sphere(300), { solver: "direct" }),
      overflow: null,
      goesBack: "exactly",
      bodies: true,
      failure: null,
    },
    {
      ...engine("GpuEngine, block-leapfrog", sphere(300), { integrator: "block-leapfrog" }),
      ...{ overflow: OVERFLOW, goesBack: "nearly", bodies: true, failure: null },
    },
    {
      ...engine("GpuEngine, hermite4", sphere(100), { solver: "direct", integrator: "hermite4" }),
      ...{ overflow: null, goesBack: "exactly", bodies: true, failure: null },
    },
    {
      ...engine("GpuEngine, bridge", sphere(300, 40), { integrator: "bridge" }),
      ...{ overflow: OVERFLOW, goesBack: "nearly", bodies: true, failure: null },
    },
    // What acts beside gravity: a field that is another one at each time, gas, whose steps are divided, and a box, in which bodies come back.
    {
      ...engine(
        "GpuEngine, in a turning bar",
        { ...sphere(400), fields: ["bar:mass=0.5,length=1,b=0.2,c=0.1,pattern=3"] },
        {},
      ),
      ...{ overflow: OVERFLOW, goesBack: "exactly", bodies: true, failure: null },
    },
    {
      ...engine("GpuEngine, gas", evrardGas.make({}, { n: 300, seed: 4 }), {}),
      ...{ overflow: OVERFLOW, goesBack: "exactly", bodies: true, failure: null },
    },
    {
      ...engine("GpuEngine, in a periodic box", { ...sphere(300), space: { side: 8 } }, {}),
      ...{ overflow: OVERFLOW, goesBack: "exactly", bodies: true, failure: null },
    },
    {
      ...on("VortexEngine", async (card, timestep) =>
        vortexSubjectOf(await VortexEngine.create(card, elements, { timestep })),
      ),
      ...{ overflow: OVERFLOW, goesBack: "exactly", bodies: false, failure: nonfinite },
    },
    {
      ...on("GpuFlow", async (card, timestep) => subjectOf(await GpuFlow.make(card, rings, { timestep }))),
      ...{ overflow: null, goesBack: "exactly", bodies: false, failure: nonfinite },
    },
  ];
  for (const kind of kinds) contractTests(kind);

  it.each(made)("$name: says in one line that its device was lost", async ({ make }) => {
    const card = await bareDevice();
    const subject = await make(card, 1 / 64);
    subject.step(2);
    await subject.read();
    subject.step(3);
    card.destroy();
    const lost = /^the GPU device was lost \([^\n]+\) after 5 steps; make a new [^\n]+$/;
    await expect(subject.read()).rejects.toThrow(lost);
    await expect(subject.ask()).rejects.toThrow(lost);
    subject.destroy();
  });
});
