import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { STAGES } from "../../src/gpu/shaders.gen.ts";
import { bindingsOf, type StageName } from "../../src/gpu/source.ts";

/** What every stage is given and no header need say. */
const GIVEN = ["params", "dispatch"];

// The made file has no comments: the headers stand in the shaders themselves.
describe.each(Object.keys(STAGES) as StageName[])("%s", (name) => {
  const bindings = bindingsOf(name);
  const code = readFileSync(`shaders/${name}.wgsl`, "utf8");
  const header = code.slice(0, code.search(/^[^/]/m));

  it("starts with its name, and says what it reads and writes, its threads and its source", () => {
    expect(header).toMatch(new RegExp(`^// ${name.split("/").at(-1)}: `));
    for (const word of ["reads", "writes:", "// threads: ", "// source: "]) expect(header).toContain(word);
  });

  it("names each of its buffers, those it writes behind `writes:`", () => {
    const written = header.slice(header.indexOf("writes:"));
    for (const binding of bindings) {
      if (GIVEN.includes(binding.name)) continue;
      const text = binding.type === "storage" ? written : header;
      expect(text, binding.name).toMatch(new RegExp(`\\b${binding.name}\\b`));
    }
  });

  it("needs no more than WebGPU's default limit of 8 storage buffers", () => {
    expect(bindings.filter((binding) => binding.type !== "uniform").length).toBeLessThanOrEqual(8);
  });
});
