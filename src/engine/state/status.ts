import { fieldOffset, readStruct, structSize } from "../../gpu/struct.ts";
import { OVERFLOW } from "./faults.ts";

/** What the stages tell of a run so far: shaders/shared/status.wgsl. */
export type Status = ReturnType<typeof readStruct<"Status">>;

/** Bytes of it. */
export const STATUS_BYTES = structSize("Status");
/** Where its levels of the tree are, bytes. */
export const LEVELS_AT = fieldOffset("Status", "levels");

/** A status from its bytes, or the first of some more. */
export const readStatus = (bytes: ArrayBuffer): Status => readStruct("Status", bytes);

/** Whether the tree, its groups, lists and bins fitted their buffers; where not the bodies stand still since. */
export const fits = ({ faults }: Pick<Status, "faults">): boolean => (faults & OVERFLOW) === 0;
