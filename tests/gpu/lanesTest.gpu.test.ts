import { expect, it, vi } from "vitest";
import { plummer } from "../../src/data/models/plummer.ts";
import { GpuEngine } from "../../src/engine/index.ts";
import { holdsLanes, lanesAreRight } from "../../src/gpu/lanes.ts";
import { requestDevice } from "../../src/headless/device.ts";
import { describeGpu } from "../gpuDevice.ts";

describeGpu("lanesTest", (device) => {
  const { subgroupMinSize: least = 0, subgroupMaxSize: most = 0 } = device.adapterInfo ?? {};
  const has = device.features.has("subgroups");

  it("finds the form by workgroup memory right everywhere", async () => {
    expect(await lanesAreRight(device, false)).toBe(true);
  });

  it.skipIf(!has || (least < 32 && most >= 32))(
    "finds the form by subgroups right where each holds 32 lanes, and wrong where none does",
    async () => {
      expect(await lanesAreRight(device, true)).toBe(least >= 32);
    },
  );

  it("finds a form wrong that does not compile, and reports nothing else", async () => {
    const broken = vi.spyOn(device, "createShaderModule").mockImplementationOnce(() => {
      broken.mockRestore();
      return device.createShaderModule({ code: "fn main() -> nothing {}" });
    });
    expect(await lanesAreRight(device, false)).toBe(false);
  });

  it.skipIf(!has || most >= 32)(
    "sends walks by workgroup memory where a device claims subgroups of 32 lanes and they are wrong, and asks each device once",
    async () => {
      const { device: liar, destroy } = await requestDevice({ adapter: process.env.ANTENNAE_ADAPTER });
      Object.defineProperty(liar, "adapterInfo", { value: { subgroupMinSize: 32, subgroupMaxSize: 32 } });
      const asked = holdsLanes(liar);
      expect(holdsLanes(liar)).toBe(asked);
      expect(await asked).toBe(false);
      const forces: Float32Array[] = [];
      for (const of of [device, liar]) {
        const engine = await GpuEngine.create(of, plummer.make({}, { n: 300, seed: 2 }), { softening: 0.02 });
        forces.push(await engine.readForces());
        engine.destroy();
      }
      destroy();
      expect(forces[1]).toEqual(forces[0]);
    },
  );
});
