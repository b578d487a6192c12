import { suggestSettings } from "../../data/bodies/suggest.ts";
import { defineCommand } from "../command.ts";
import { readBodiesFile, snapshotOption } from "../files.ts";
import { summarise } from "../summary.ts";

export const info = defineCommand({
  name: "info",
  usage: "FILE [--snapshot K]",
  help: "Summarises a snapshot file: format, number, time, masses, components, extent, units, and suggested softening and time step.",
  operands: ["FILE"],
  options: { snapshot: snapshotOption },
  async run([file], { snapshot }, report) {
    const { format, bodies, notes, snapshots } = await readBodiesFile(file!, report, snapshot);
    return {
      format,
      ...(snapshots && { snapshots }),
      ...summarise(bodies),
      suggested: suggestSettings(bodies),
      notes,
      adapter: null,
    };
  },
});
