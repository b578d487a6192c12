import { describe } from "vitest";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { tracerTests } from "../shared/tracers.ts";

describe("bodies without mass on the processor", () => {
  tracerTests(
    (bodies, settings) => ProcessorEngine.create(bodies, settings),
    ["adaptive", "bonsai", "distance", "direct"].map((name) => [name, "quadrupole"]),
  );
});
