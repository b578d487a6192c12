import { vi } from "vitest";
import { plummer } from "../../src/data/models/plummer.ts";
import type { VortexElements } from "../../src/data/vortices/elements.ts";
import { inducedAt } from "../../src/data/vortices/induced.ts";
import { FLOWS } from "../../src/data/vortices/scenarios.ts";
import { ProcessorEngine } from "../../src/engine/processor/index.ts";
import { spawnThread } from "../../src/headless/processorWorkers.ts";
import { term } from "../../src/physics/external/index.ts";
import { InducedPool } from "../../src/run/flow/pool.ts";
import { ProcessorFlow } from "../../src/run/flow/processorFlow.ts";
import { contractTests, type Kind } from "./contract.ts";
import { subjectOf } from "./contractSubjects.ts";

/** So many that the tree has room for a guess of its nodes, and not for one body a leaf. */
const bodies = plummer.make({}, { n: 3000, seed: 4 });
const threads = { "on the asking thread": {}, "in two workers": { threads: 2, spawn: spawnThread } };

/** Memory that does not grow. */
function full() {
  const grow = vi.spyOn(WebAssembly.Memory.prototype, "grow").mockImplementation(() => {
    throw new RangeError("no memory");
  });
  return () => grow.mockRestore();
}

/** One that turns: forces are of a time as well as of places. */
const external = [term("bar", { pattern: 3 })];

for (const [where, options] of Object.entries({ ...threads, "in a turning bar": { external } })) {
  const kind: Kind = {
    name: `ProcessorEngine, ${where}`,
    make: async (timestep) => subjectOf(await ProcessorEngine.create(bodies, { softening: 0.05, timestep }, options)),
    overflow: { leafSize: 1 },
    goesBack: "exactly",
    bodies: true,
    // Memories of workers are their own.
    failure:
      "spawn" in options
        ? null
        : {
            begin: (subject) => {
              subject.set({ leafSize: 1 });
              return full();
            },
            why: /^the tree needs \d+ nodes and so \d+ MiB, which are not to be had; take fewer bodies$/,
            after: "ends",
          },
  };
  contractTests(kind);
}

const rings = FLOWS.find(({ name }) => name === "leap-frogging-rings")!.make({}, { n: 120, seed: 1 });

contractTests({
  name: "ProcessorFlow",
  make: async (timestep) => {
    const ask = async ({ elements, from, to }: { elements: VortexElements; from: number; to: number }) =>
      Float32Array.from(
        inducedAt(
          elements,
          Array.from({ length: to - from }, (_, k) => from + k),
        ),
      );
    const pool = new InducedPool(1, () => ({ ask, end: () => {} }));
    return subjectOf(await ProcessorFlow.make(rings, { timestep }, pool));
  },
  overflow: null,
  goesBack: "exactly",
  bodies: false,
  failure: {
    begin: (subject) => {
      subject.set({ timestep: 1e30 });
      return () => subject.set({ timestep: 1 / 64 });
    },
    why: /^vortex elements became non-finite before time .*; take a smaller time step$/,
    after: "goes back",
  },
});
