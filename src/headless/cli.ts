import { isMainThread } from "node:worker_threads";
import { runCommandLine } from "./commandLine.ts";

// What `npm run cli` starts, and what dist-headless/cli.mjs is made from; the processor engine's threads start that file again.
if (isMainThread)
  process.exitCode = await runCommandLine(process.argv.slice(2), { out: process.stdout, err: process.stderr });
