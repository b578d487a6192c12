import { describe } from "vitest";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { choiceTests } from "../shared/choices.ts";

describe("what a user may choose on the processor", () => {
  choiceTests((bodies, settings) => ProcessorEngine.create(bodies, settings), ["adaptive", "bonsai"]);
});
