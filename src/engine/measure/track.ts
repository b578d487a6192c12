import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Where the chosen bodies are. */
export const track = define<"measure/track">({
  stage: "measure/track",
  row: "follow",
  bind: {
    followParams: "followParams",
    posMass: "posMass",
    velocity: "velocity",
    acceleration: "acceleration",
    id: "id",
    chosen: "chosen",
    tracked: "tracked",
    places: "places",
    trails: "trails",
  },
  workgroups: perThread("measure/track"),
});
