import { describe, expect, it } from "vitest";
import { bindingsOf, type StageName } from "../../src/gpu/source.ts";
import { describeGpu } from "../gpuDevice.ts";
import { SUBGROUP_STAGES as forms } from "./subgroupStages.ts";

// Walks take these forms where subgroups hold 32 lanes, which SwiftShader's don't: here they are compiled, and run on a GPU only.
describeGpu("forms by subgroups", (device) => {
  const has = device.features.has("subgroups");

  it("are those of the walks, at the least", () => {
    expect(forms.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["force/bonsai/walk", "force/adaptive/walkAdaptive"]),
    );
  });

  /** Errors of the module, and of its pipeline with the stage's own bindings. */
  async function faults(name: string, code: string): Promise<string[]> {
    device.pushErrorScope("validation");
    const module = device.createShaderModule({ label: name, code });
    const { messages } = await module.getCompilationInfo();
    const said = messages.filter(({ type }) => type === "error").map((m) => `${m.lineNum}:${m.linePos}: ${m.message}`);
    if (said.length === 0) {
      const bindings = bindingsOf(name as StageName);
      const entries = bindings.map(({ type }, binding) => ({ binding, visibility: 4, buffer: { type } }));
      const layout = device.createPipelineLayout({ bindGroupLayouts: [device.createBindGroupLayout({ entries })] });
      await device
        .createComputePipelineAsync({ label: name, layout, compute: { module, entryPoint: "main" } })
        .catch((error: Error) => said.push(error.message));
    }
    const error = await device.popErrorScope();
    if (error && said.length === 0) said.push(error.message);
    return said;
  }

  it.skipIf(!has).each(forms)("$name compiles", async ({ name, code }) => {
    expect(await faults(name, code)).toEqual([]);
  });

  describe.skipIf(!has)("what does not compile is found", () => {
    const { name, code } = forms[0]!;
    it.each([
      ["a reserved word", code.replace("fn main(", "fn target() -> u32 { let active = 1u; return active; }\nfn main(")],
      ["a wrong type", code.replace("fn main(", "fn wrong() -> u32 { return subgroupAdd(1.5); }\nfn main(")],
      ["subgroups without being enabled", code.replace("enable subgroups;", "")],
    ])("%s", async (_, broken) => {
      expect(broken).not.toBe(code);
      expect(await faults(name, broken)).not.toEqual([]);
    });
  });
});
