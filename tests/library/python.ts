import { execFileSync, spawnSync } from "node:child_process";
import { resolve } from "node:path";

/** Why the tests of python/ can't run; null: they can. */
export const noPython: string | null =
  spawnSync("python3", ["-c", "import numpy"]).status === 0 ? null : "there is no python3 with numpy";

/** What a program in Python prints that finds the package antennae. */
export const python = (program: string): string =>
  execFileSync("python3", ["-c", program], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    env: { ...process.env, PYTHONPATH: resolve("python"), PYTHONDONTWRITEBYTECODE: "1" },
  });
