import { compile, instantiate } from "../../../src/render/processor/binary.ts";
import type { Stages } from "../../../src/render/processor/stages.gen.ts";
import { StageMemory } from "../../engine/processor/stageMemory.ts";

/** Single stages of the picture over a memory of their own. */
export async function pictureMemory(bytes = 1 << 24): Promise<StageMemory<Stages>> {
  const { stages, memory } = instantiate(await compile(), bytes);
  return new StageMemory(stages, memory.buffer as ArrayBuffer);
}
