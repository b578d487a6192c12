import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cliWatched, type Outcome, scratchFolder } from "./commandLine.ts";

/** Bodies: so few that the order within a leaf tells in the last bits of bonsai's forces. */
export const BODIES = 300;
/** Steps of the runs; snapshots come every 8, rows of the log every 3. */
export const STEPS = 24;

/** A folder for runs of `file`, each in a folder of its own below it. */
export function runFolder() {
  const folder = scratchFolder();
  const at = (...names: string[]) => join(folder, ...names);
  const adapter = process.env.ANTENNAE_ADAPTER ?? "gpu";
  return {
    at,
    /** Disc, bulge and halo: Tipsy and GADGET put them into another order. */
    model: ["model", "milky-way", "--n", String(BODIES), "--seed", "3", "--out", at("galaxy.hdf5")],
    /** The words of a run in the folder `name`, which is made. */
    words(name: string, solver: string, format = "tipsy", place = ["--engine", "gpu", "--adapter", adapter]): string[] {
      mkdirSync(at(name), { recursive: true });
      const said = ["--dt", "0.012", "--steps", String(STEPS), "--eps", "0.1", "--theta", "0.6", "--solver", solver];
      const files = ["--every", "8", "--out", at(name, `s.${format}`), "--log", at(name, "s.csv"), "--log-every", "3"];
      return ["run", at("galaxy.hdf5"), ...said, ...files, ...place];
    },
    /** All files of a run, by name. */
    content: (name: string): Record<string, string> =>
      Object.fromEntries(readdirSync(at(name)).map((file) => [file, readFileSync(at(name, file)).toString("base64")])),
    /** First column of a log. */
    logged: (name: string): string[] =>
      readFileSync(at(name, "s.csv"), "utf8")
        .split("\n")
        .map((row) => row.split(",")[0]!),
  };
}

/** Runs a command line that is asked to stop when its progress shows `percent`. */
export function stoppedAt(percent: number, line: readonly string[], signal = "SIGINT"): Promise<Outcome> {
  return cliWatched(
    (text) => {
      if (text.includes(`integrating ${percent} %`)) process.emit(signal as "SIGINT", signal as "SIGINT");
    },
    ...line,
  );
}

/** The line that says what went wrong. */
export const lastLine = ({ err }: Outcome): string => err.trimEnd().split("\n").at(-1)!;
