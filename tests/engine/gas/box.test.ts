import { describe } from "vitest";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { gasBoxTests } from "./gasBox.ts";

describe("gas in a periodic box on the processor", () => {
  gasBoxTests((bodies, settings, space) => ProcessorEngine.create(bodies, settings, { space }));
});
