import { describe } from "vitest";
import { ProcessorEngine, type ProcessorSnapshot } from "../../../src/engine/processor/index.ts";
import { unitTests } from "../shared/units.ts";

describe("units on the processor", () => {
  unitTests(
    (bodies, settings) => ProcessorEngine.create(bodies, settings),
    ["adaptive", "bonsai", "distance", "direct"],
    async (engine) => {
      const { scaling, state } = (await engine.snapshot()) as ProcessorSnapshot;
      return state.posMass.map((x, k) => x * (k % 4 === 3 ? scaling.mass : scaling.length));
    },
  );
});
