import { expect, it } from "vitest";
import { expand, hasForms } from "../../src/gpu/expand.ts";
import { STAGES } from "../../src/gpu/shaders.gen.ts";
import { PARTS } from "../../src/gpu/shaderText.gen.ts";
import { shorten } from "../../tools/library/shorten.ts";
import { describeGpu } from "../gpuDevice.ts";

describeGpu("WGSL with short names", (device) => {
  it("compiles, every stage of it in every form, and is shorter", async () => {
    const parts = await Promise.all(Object.values(PARTS).map((load) => load()));
    const files: Readonly<Record<string, string>> = Object.assign({}, ...parts.map(({ FILES }) => FILES));
    const short = shorten(files);
    const faults: string[] = [];
    for (const name of Object.keys(STAGES)) {
      const file = `${name}.wgsl`;
      for (const subgroups of [false, true]) {
        if (subgroups && !(hasForms(short[file]!) && device.features.has("subgroups"))) continue;
        const lines = expand(file, (path) => short[path], subgroups).map(({ text }) => text);
        const code = `${subgroups ? "enable subgroups;" : ""}${lines.join("\n")}`;
        const { messages } = await device.createShaderModule({ label: name, code }).getCompilationInfo();
        const errors = messages.filter(({ type }) => type === "error");
        faults.push(...errors.map(({ message, lineNum }) => `${name}: ${message}: ${code.split("\n")[lineNum - 1]}`));
      }
    }
    expect(faults).toEqual([]);
    const bytes = (all: Readonly<Record<string, string>>) => Object.values(all).join("").length;
    expect(bytes(short)).toBeLessThan(0.85 * bytes(files));
  });
});
