import type { Engine } from "../../../engine/index.ts";
import type { OrbitCamera } from "../../../render/camera.ts";
import type { Look } from "../../../render/look.ts";
import { Path } from "../../../render/path.ts";
import type { Lead } from "../../../run/frames.ts";
import { EASED, type Keyframe, lookOf } from "./state.ts";

/** Steps of one frame at most: where a frame needs more, its picture is drawn when they are done. */
const MOST_STEPS = 32;

/** Where the camera stands, what is eased, and the keyframe that holds at a second of the film. */
export function sightsOf(keys: readonly Keyframe[], now: Look) {
  const begin = keys[0]?.second ?? 0;
  const looks = keys.map(({ look }) => look ?? lookOf(now));
  const path = new Path(
    keys.map(({ second, stand, time }, k) => ({
      second: second - begin,
      stand,
      values: [time, ...EASED.map((name) => looks[k]![name])],
    })),
  );
  return (second: number) => {
    const { stand, values } = path.at(second);
    const [time, ...eased] = values;
    const held =
      looks[
        Math.max(
          0,
          keys.findLastIndex((key) => key.second - begin <= second),
        )
      ]!;
    const look = { ...now, ...held, ...Object.fromEntries(EASED.map((name, k) => [name, eased[k]])) } as Look;
    return { stand, time: time!, look };
  };
}

/** Leads frames along a path: which second comes next is `next`'s to say, from that of the frame that was drawn. */
export class Course implements Lead {
  readonly #keys: readonly Keyframe[];
  readonly #camera: OrbitCamera;
  readonly #next: (second: number) => number;
  #sights: ReturnType<typeof sightsOf> | null = null;
  #second = 0;

  constructor(keys: readonly Keyframe[], camera: OrbitCamera, next: (second: number) => number) {
    this.#keys = keys;
    this.#camera = camera;
    this.#next = next;
  }

  frame(view: Look, engine: Engine): ReturnType<Lead["frame"]> {
    // Looks that keyframes don't say are those of the beginning.
    this.#sights ??= sightsOf(this.#keys, view);
    const { stand, time, look } = this.#sights(this.#second);
    this.#camera.lead(stand);
    const due = Math.max(0, Math.round((time - engine.time) / engine.settings.timestep));
    return { look, steps: Math.min(due, MOST_STEPS), there: due <= MOST_STEPS };
  }

  drawn(): void {
    this.#second = this.#next(this.#second);
  }
}
