import { expect, it } from "vitest";
import { Engine } from "../../src/engine/index.ts";
import { term } from "../../src/physics/external/index.ts";
import { describeGpu } from "../gpuDevice.ts";
import { externalTests } from "./shared/external.ts";
import { circles } from "./shared/externalOrbits.ts";

describeGpu("external fields", (device) => {
  externalTests((bodies, settings, external) =>
    Engine.create(device, bodies, settings, { timestamps: false, external }),
  );

  it("an integrator without them is refused in one line", async () => {
    const field = [term("plummer", {})];
    const settings = { solver: "direct", integrator: "hermite4", softening: 0.1 };
    await expect(Engine.create(device, circles(field, [1]), settings, { external: field })).rejects.toThrow(
      /^integrator = "hermite4": external potentials act with "leapfrog"/,
    );
  });
});
