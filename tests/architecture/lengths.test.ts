import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { filesBelow } from "./modules.ts";

const LIMIT = 400;

/** Lines that a header's comment has to say why a file is long in. */
const HEADER = 15;

// Generated files are long by nature.
const files = ["src", "shaders", "assembly", "tools", "bench", "tests"]
  .flatMap((folder) => filesBelow(folder, [".ts", ".tsx", ".mjs", ".wgsl", ".css"]))
  .filter((file) => !file.endsWith(".gen.ts"));

it("a file of more than 400 lines says in its header why", () => {
  expect(files.length).toBeGreaterThan(50);
  const silent = files.filter((file) => {
    const lines = readFileSync(file, "utf8").split("\n");
    return lines.length > LIMIT && !/\b(long|lines)\b.*\bbecause\b/i.test(lines.slice(0, HEADER).join(" "));
  });
  expect(silent).toEqual([]);
});
