import type { Engine } from "../../engine/index.ts";
import type { FirstView } from "../../render/camera.ts";
import type { Picture } from "../../render/picture.ts";
import type { Simulation } from "../../run/simulation.ts";
import type { Actions } from "./actions.ts";

/** What the picture showed before something else took it: a draft, or a sequence. */
export interface Suspended {
  readonly picture: Picture;
  readonly engine: Engine | null;
  readonly first: FirstView;
  readonly camera: readonly number[] | null;
  readonly over: Picture["over"];
}

/** Takes the picture from the run's second side and what lies over it; the caller shows something else. */
export function suspend(picture: Picture, engine: Engine | null): Suspended {
  const { camera, over } = picture;
  const suspended = { picture, engine, first: camera.first, camera: camera.view, over };
  picture.show(null, undefined, 1);
  picture.over = null;
  return suspended;
}

/** Shows the run again, as it stood; false where another one is on. */
export function giveBack(
  { picture, engine, first, camera }: Suspended,
  { run, engines }: Simulation,
  inspect: Pick<Actions["inspect"], "resume">,
): boolean {
  const [now, other] = engines;
  if (!run || !now || now !== engine) return false;
  picture.show(now, run.view);
  if (other) picture.show(other, run.view, 1);
  inspect.resume();
  picture.camera.begin(first);
  if (camera) picture.camera.take(camera);
  return true;
}
