import { describe } from "vitest";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { measureTests } from "../shared/measure.ts";

describe("measure on the processor", () => {
  measureTests(
    (bodies, settings) => ProcessorEngine.create(bodies, settings),
    ["adaptive", "bonsai", "distance", "direct"],
  );
});
