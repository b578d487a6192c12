import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Locked {
  version?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };

// `npm ci` refuses a lock without them, and `npm install` drops those that its registry does not have for other platforms: then put their entries
// (version, os, cpu, optional) back.
it("the lock holds every optional package that it names, for every platform", () => {
  const missing: string[] = [];
  for (const [owner, { optionalDependencies }] of Object.entries(lock.packages)) {
    for (const name of Object.keys(optionalDependencies ?? {})) {
      if (!lock.packages[`node_modules/${name}`] && !lock.packages[`${owner}/node_modules/${name}`]) missing.push(name);
    }
  }
  expect(Object.keys(lock.packages).length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

it("the lock names no host: each machine uses its own registry", () => {
  expect(Object.values(lock.packages).filter((entry) => entry.resolved?.includes("//"))).toEqual([]);
});
