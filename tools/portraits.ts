import { runCommand } from "../src/headless/commandLine.ts";
import { portraits } from "./gallery/portraits.ts";

// What stands behind `npm run gallery -- --portraits` without the browser that other pictures need.
process.exitCode = await runCommand(portraits, process.argv.slice(2), { out: process.stdout, err: process.stderr });
