import { defineCommand } from "../command.ts";
import { checkTarget, targetFormat, writeBodiesFile } from "../files.ts";
import { MAKE_OPTIONS, MODEL_NAMES, makeBodies, modelDetails } from "../making.ts";
import { pairs, text, textOr } from "../option.ts";
import { summarise } from "../summary.ts";

export const model = defineCommand({
  name: "model",
  usage: "NAME --n N --seed S [--set key=value ...] --out FILE [--format F]",
  help: `Makes a model or a scenario: ${MODEL_NAMES}.`,
  details: modelDetails(),
  operands: ["NAME"],
  options: {
    ...MAKE_OPTIONS,
    set: pairs("key=value", "parameters of the model"),
    out: text("FILE", "where the bodies go; the extension says the format"),
    format: textOr(null, "F", "format, whatever the extension says"),
  },
  async run([name], { n, seed, set, out, format }, report) {
    const target = targetFormat(out, format);
    checkTarget(out);
    const made = makeBodies(name!, n, seed, set, report);
    const notes = await writeBodiesFile(out, made.bodies, target);
    const { parameters } = made;
    return { model: name, seed, parameters, format: target, out, ...summarise(made.bodies), notes, adapter: null };
  },
});
