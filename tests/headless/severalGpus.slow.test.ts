import { plummer } from "../../src/data/models/plummer.ts";
import { SeveralGpus } from "../../src/headless/gpus/severalGpus.ts";
import { contractTests } from "../engine/contract.ts";
import { subjectWith } from "../engine/contractSubjects.ts";

const bodies = plummer.make({}, { n: 600, seed: 4 });
const place = { engine: "cpu", adapter: "", threads: 1 } as const;
let last: SeveralGpus;

contractTests({
  name: "SeveralGpus, two processes",
  make: async (timestep) => {
    const engine = await SeveralGpus.create(bodies, { softening: 0.05, timestep }, place, 2);
    last = engine;
    return subjectWith(engine, {
      read: async () => {
        const { time, position } = await engine.readBodies();
        return { time, position };
      },
      ask: () => engine.measure(),
      keep: () => Promise.reject(new Error("several GPUs take no snapshots")),
    });
  },
  overflow: { leafSize: 1 },
  goesBack: null,
  bodies: false,
  failure: {
    begin: () => {
      process.kill(last.pids[1]!, "SIGKILL");
      return () => {};
    },
    why: /^process 2 of 2 ended \(SIGKILL\), and with it the run$/,
    after: "ends",
  },
});
