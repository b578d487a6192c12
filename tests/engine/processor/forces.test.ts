import { describe } from "vitest";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { forceTests } from "../shared/forces.ts";

describe("forces on the processor", () => {
  forceTests(
    (bodies, settings) => ProcessorEngine.create(bodies, settings),
    ["adaptive", "bonsai", "distance", "direct"],
  );
});
