import { fieldOffset, readStruct, structSize, writeStruct } from "../../gpu/struct.ts";
import { OVERFLOW } from "./faults.ts";

/** What the stages tell of a run so far: shaders/shared/status.wgsl. */
export type Status = ReturnType<typeof readStruct<"Status">>;

/** Bytes of it, and where its levels of the tree and its count of steps are. */
export const STATUS_BYTES = structSize("Status");
export const LEVELS_AT = fieldOffset("Status", "levels");
export const STEPS_AT = fieldOffset("Status", "steps");
/** Words that snapshots and sessions keep of it: some to spare. */
const STATUS_WORDS = 16;

/** A status from its bytes, or the first of some more. */
export const readStatus = (bytes: ArrayBuffer): Status => readStruct("Status", bytes);

/** The words of a status that says this alone, for a snapshot. */
export function statusWords(said: Partial<Status>): Uint32Array<ArrayBuffer> {
  const words = new Uint32Array(STATUS_WORDS);
  writeStruct("Status", new DataView(words.buffer), said);
  return words;
}

/** Whether the tree, its groups, lists and bins fitted their buffers; where not the bodies stand still since. */
export const fits = ({ faults }: Pick<Status, "faults">): boolean => (faults & OVERFLOW) === 0;
