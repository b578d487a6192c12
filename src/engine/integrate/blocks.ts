import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { perBody } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

// Block steps by direct sums, around force/jerk; `sixth`: of sixth order.

/** What a run begins with. */
export const blockStart = (sixth = false) =>
  define({ stage: "integrate/blockStart", constants: () => ({ SIXTH: Number(sixth) }) });

/** Opens a step of the run: each body takes the step that it wished for. */
export const blockBegin = define({ stage: "integrate/blockBegin" });

/** When the next bodies are due. */
export const nextTime = define({
  stage: "integrate/nextTime",
  workgroups: perBody(CONSTANTS["integrate/nextTime"].TILE),
});

/** All bodies at the time of the next block step, and which are due. */
export const predict = (sixth = false) =>
  define({ stage: "integrate/predict", constants: () => ({ SIXTH: Number(sixth) }) });

/** Opens a block step: its time, its bodies, their workgroups. */
export const blockDispatch = define({ stage: "integrate/blockDispatch", workgroups: () => 1 });

/** Ends a block step: corrects the bodies that are due and gives each its next step. */
export const correct = (sixth = false) =>
  define({
    stage: "integrate/correct",
    indirect: "correctDispatch",
    directUpTo: 512,
    constants: () => ({ SIXTH: Number(sixth) }),
  });

/** The bodies as they are seen from outside, once a step of the run is done. */
export const blockEnd = define({ stage: "integrate/blockEnd" });
