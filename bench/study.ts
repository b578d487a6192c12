import { isMainThread } from "node:worker_threads";
import { runCommand } from "../src/headless/commandLine.ts";
import { study } from "./study/command.ts";

// What `npm run bench study` starts, and what dist-headless/study.mjs is made from; the processor engine's threads start that file again.
if (isMainThread) {
  const streams = { out: process.stdout, err: process.stderr };
  process.exitCode = await runCommand(study, process.argv.slice(2), streams, "npm run bench study --");
}
