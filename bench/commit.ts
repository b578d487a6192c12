import { execFileSync } from "node:child_process";

/** The commit: put in by the bundler, else read from git. */
export function builtFrom(): string {
  if (process.env.ANTENNAE_COMMIT) return process.env.ANTENNAE_COMMIT;
  try {
    return execFileSync("git", ["describe", "--always", "--dirty"], { encoding: "utf8" }).trim();
  } catch {
    return "unknown";
  }
}
