import type { Bodies } from "../../data/bodies/bodies.ts";
import { defineCommand } from "../command.ts";
import { checkTarget, targetFormat, writeBodiesFile } from "../files.ts";
import { MAKE_OPTIONS, MODEL_NAMES, makeBodies, modelDetails } from "../making.ts";
import { pairs, text, textOr } from "../option.ts";
import { summarise } from "../summary.ts";

/** The bodies with the softening that their equilibrium was made for, where the model has one: a run of the file should use it. */
function withSoftening(bodies: Bodies, softening: number | undefined): Bodies {
  if (!softening) return bodies;
  return { ...bodies, softening: new Float32Array(bodies.count).fill(softening) };
}

export const model = defineCommand({
  name: "model",
  usage: "NAME --n N --seed S [--set key=value ...] --out FILE [--format F]",
  help: `Makes a model or a scenario: ${MODEL_NAMES}.`,
  details: modelDetails(),
  operands: ["NAME"],
  options: {
    ...MAKE_OPTIONS,
    set: pairs("key=value", "parameters of the model"),
    out: text("FILE", "output file; format from the extension"),
    format: textOr(null, "F", "format; overrides the extension"),
  },
  async run([name], { n, seed, set, out, format }, report) {
    const target = targetFormat(out, format);
    checkTarget(out);
    const { bodies: made, parameters } = makeBodies(name!, n, seed, set, report);
    const bodies = withSoftening(made, parameters.softening);
    const notes = await writeBodiesFile(out, bodies, target);
    return { model: name, seed, parameters, format: target, out, ...summarise(bodies), notes, adapter: null };
  },
});
