import { readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { expect, it } from "vitest";
import { filesBelow } from "./modules.ts";

const { sideEffects } = JSON.parse(readFileSync("package.json", "utf8")) as { sideEffects: readonly string[] };

// A build drops what is imported for its effects alone unless package.json names it: then the page stays empty.
it("package.json names every module that is imported for its effects alone", () => {
  const modules = filesBelow("src", [".ts", ".tsx"]).flatMap((file) => {
    const imports = readFileSync(file, "utf8").matchAll(/^import "(\.[^"]+\.tsx?)";$/gm);
    return [...imports].map(([, path]) => `./${posix.join(dirname(file), path!)}`);
  });
  expect(modules).toContain("./src/app/start.tsx");
  for (const module of modules) expect(sideEffects).toContain(module);
});
