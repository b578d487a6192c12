import { defineCommand } from "../command.ts";
import { checkTarget, readBodiesFile, targetFormat, writeBodiesFile } from "../files.ts";
import { textOr } from "../option.ts";

export const convert = defineCommand({
  name: "convert",
  usage: "IN OUT [--format F]",
  help: "Converts a file of bodies to another format.",
  operands: ["IN", "OUT"],
  options: { format: textOr(null, "F", "format of OUT, whatever its extension says") },
  async run([from, to], { format }, report) {
    const target = targetFormat(to!, format);
    checkTarget(to!);
    const read = await readBodiesFile(from!, report);
    const notes = await writeBodiesFile(to!, read.bodies, target);
    for (const note of notes) report.say(`${to}: ${note}`);
    return {
      from: read.format,
      format: target,
      n: read.bodies.count,
      out: to,
      notes: [...read.notes, ...notes],
      adapter: null,
    };
  },
});
