// Reads one file in a process of its own and prints how long that took and what it held: readOne.ts FILE [MOST]
import { readFileSync, writeFileSync } from "node:fs";
import { readBodies } from "../../src/data/files/index.ts";
import { fileSource } from "../../src/headless/fileSource.ts";

const [path = "", most] = process.argv.slice(2);
const source = fileSource(path);
// Linux keeps the peak since it was last told to forget it; elsewhere the peak since the start has to do.
const linux = process.platform === "linux";
if (linux) writeFileSync("/proc/self/clear_refs", "5");
const before = process.memoryUsage.rss();
const cpu = process.cpuUsage();
const begin = performance.now();
const { bodies, every } = await readBodies(source, most ? { wanted: { most: Number(most) } } : {});
const ms = performance.now() - begin;
const { user, system } = process.cpuUsage(cpu);
const status = linux ? readFileSync("/proc/self/status", "utf8") : "";
const peak = 1024 * Number(/VmHWM:\s*(\d+) kB/.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
const mebibytes = (bytes: number) => Math.round(bytes / 2 ** 20);
process.stdout.write(
  JSON.stringify({
    ms: Math.round(ms),
    cpuMs: Math.round((user + system) / 1000),
    n: bodies.count,
    every,
    fileMiB: mebibytes(source.size),
    peakMiB: mebibytes(peak - before),
  }),
);
