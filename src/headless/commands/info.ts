import { suggestSettings } from "../../data/bodies/suggest.ts";
import { defineCommand } from "../command.ts";
import { readBodiesFile } from "../files.ts";
import { summarise } from "../summary.ts";

export const info = defineCommand({
  name: "info",
  usage: "FILE",
  help: "Says what is in a file of bodies: format, number, time, masses, components, extent, units, and suggests softening and time step.",
  operands: ["FILE"],
  options: {},
  async run([file], _options, report) {
    const { format, bodies, notes } = await readBodiesFile(file!, report);
    return { format, ...summarise(bodies), suggested: suggestSettings(bodies), notes, adapter: null };
  },
});
