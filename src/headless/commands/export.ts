import { suggestSettings } from "../../data/bodies/suggest.ts";
import { EXPORTS, findExport, plain } from "../../data/exports/index.ts";
import { SETTINGS } from "../../engine/index.ts";
import { defineCommand } from "../command.ts";
import { readBodiesFile } from "../files.ts";
import { checkNewFolder, writeFolder } from "../folder.ts";
import { table } from "../help.ts";
import { numberOr, settingOr, text } from "../option.ts";

/** Steps of a run whose end was not given, and snapshots of any run. */
const STEPS = 1000;
const SNAPSHOTS = 10;

const NAMES = EXPORTS.map(({ name }) => name).join("|");

export const exportRun = defineCommand({
  name: "export",
  usage: `FILE --for ${NAMES} --out FOLDER [--eps E --theta T --dt D --end T --interval T]`,
  help: "Exports a run for another code: snapshot, parameter file and README in one folder.",
  details: `Codes:\n\n${table(EXPORTS.map(({ name, help }) => [name, help]))}`,
  operands: ["FILE"],
  options: {
    for: text(NAMES, "the code that continues the run"),
    out: text("FOLDER", "a new folder for the files"),
    eps: numberOr(
      null,
      "E",
      "Plummer softening length, in the file's length unit (default suggested from the bodies)",
      {
        min: 0,
      },
    ),
    theta: settingOr(SETTINGS.theta, "T", SETTINGS.theta.default),
    dt: numberOr(null, "D", "largest time step, in the file's time unit (default suggested from the bodies)", {
      min: 0,
    }),
    end: numberOr(null, "T", `time at which the run ends (default ${STEPS} steps from the file's time)`),
    interval: numberOr(null, "T", `time between snapshots (default 1/${SNAPSHOTS} of the run)`, { min: 0 }),
  },
  async run([file], options, report) {
    const { out, theta } = options;
    const target = findExport(options.for);
    checkNewFolder(out);
    const { bodies, viewOnly } = await readBodiesFile(file!, report);
    if (viewOnly)
      throw new Error(
        `${file}: a cosmological snapshot, whose bodies no isolated run can continue; export an isolated one`,
      );
    const suggested = suggestSettings(bodies, options.eps ?? undefined);
    const [softening, timestep] = [options.eps ?? suggested.softening.value, options.dt ?? suggested.timestep.value];
    const reasons = [
      ...(options.eps === null ? [suggested.softening.reason] : []),
      ...(options.dt === null ? [suggested.timestep.reason] : []),
    ];
    const end = options.end ?? plain(bodies.time + STEPS * timestep);
    const interval = options.interval ?? plain((end - bodies.time) / SNAPSHOTS);
    const progress = (fraction: number) => report.progress("writing", fraction);
    const { files, start, notes } = await target.files(
      bodies,
      { softening, theta, timestep, end, interval },
      { progress },
    );
    for (const note of [...reasons, ...notes]) report.say(note);
    writeFolder(out, files);
    return {
      for: target.name,
      n: bodies.count,
      folder: out,
      files: files.map(({ name }) => name),
      start,
      softening,
      theta,
      dt: timestep,
      end,
      interval,
      reasons,
      notes,
      adapter: null,
    };
  },
});
