import { runCommand } from "../src/headless/commandLine.ts";
import { portraits } from "./gallery/portraits.ts";

// Needs no browser: npx tsx tools/portraits.ts --help
process.exitCode = await runCommand(portraits, process.argv.slice(2), { out: process.stdout, err: process.stderr });
