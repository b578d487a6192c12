import { CONSTANTS } from "../../../gpu/constants.gen.ts";
import { sliceSize } from "../../state/forceVariant.ts";
import type { Sizes } from "../../state/sizes.ts";
import type { DispatchIndex } from "../../state/spec.ts";

/** Groups whose lists one workgroup makes, and bodies of a group or a bucket at most. */
export const { LIST_LANES } = CONSTANTS.listSlice;

/** Workgroups that make the lists of a slice (shaders/shared/listSlice). */
export const listChunks = (slice: DispatchIndex) => (s: Sizes) => sliceSize(slice, Math.ceil(s.groups / LIST_LANES));

/** The row of a stage that slices repeat: stages that take turns share one. */
export const rowOf = (stage: string, { last }: DispatchIndex): string => (last > 0 ? "walk" : stage);
