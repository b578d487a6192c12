import { FORMATS } from "../../data/files/index.ts";
import { defineCommand } from "../command.ts";
import { checkTarget, readBodiesFile, snapshotOption, targetFormat, writeBodiesFile } from "../files.ts";
import { table } from "../help.ts";
import { textOr } from "../option.ts";

/** Every format with its extensions, and which way it goes. */
function formatDetails(): string {
  const rows = FORMATS.map(({ name, title, extensions, read, write }): [string, string] => {
    const ways = read && write ? "" : read ? ", read only" : ", written only";
    const endings = extensions.length > 0 ? `: ${extensions.map((extension) => `.${extension}`).join(" ")}` : "";
    return [name, `${title}${endings}${ways}`];
  });
  return `Formats; a file is recognised by its content, packed with gzip or not:\n\n${table(rows)}`;
}

export const convert = defineCommand({
  name: "convert",
  usage: "IN OUT [--format F] [--snapshot K]",
  help: "Converts a file of bodies to another format.",
  details: formatDetails(),
  operands: ["IN", "OUT"],
  options: {
    format: textOr(null, "F", "format of OUT, whatever its extension says"),
    snapshot: snapshotOption,
  },
  async run([from, to], { format, snapshot }, report) {
    const target = targetFormat(to!, format);
    checkTarget(to!);
    const read = await readBodiesFile(from!, report, snapshot);
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
