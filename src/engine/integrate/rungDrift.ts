import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** All bodies at the time of a block step; `sorted`: and what is kept of each, to be sorted with it. */
export const rungDrift = (sorted = false) =>
  define<"integrate/rungDrift">({
    stage: "integrate/rungDrift",
    row: "rungDrift",
    bind: {
      params: "params",
      origin: "origin",
      rungState: "rungState",
      posMass: "posMass",
      velocity: "velocity",
      status: "status",
      awake: "awake",
      nextOrigin: "nextOrigin",
    },
    workgroups: perThread("integrate/rungDrift"),
    constants: () => ({ SORTED: Number(sorted) }),
  });
