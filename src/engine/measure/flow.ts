import { define } from "../state/spec.ts";

/** Velocities, times `unit`, and sizes of the vorticity of vortex elements, to be drawn. */
export const flow = (unit: number) =>
  define({
    stage: "measure/flow",
    bind: { flow: "acceleration" },
    constants: () => ({ UNIT: unit }),
  });
