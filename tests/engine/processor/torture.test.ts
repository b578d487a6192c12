import { describe } from "vitest";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { tortureTests } from "../shared/torture.ts";

describe("torture on the processor", () => {
  tortureTests(
    (bodies, settings) => ProcessorEngine.create(bodies, settings),
    ["adaptive", "bonsai", "direct"],
    (n) => (n % 5 === 0 ? "bonsai" : "adaptive"),
  );
});
