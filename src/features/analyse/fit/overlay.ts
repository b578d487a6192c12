import type { Pair } from "../../../fit/images/target.ts";
import type { Picture } from "../../../render/picture.ts";
import type { Store } from "../../kit/slice.ts";
import type { FitSlice } from "./state.ts";

/** Where a photograph lies: its pair, its size in pixels, and the masses whose centre is the origin of the run (kpc). */
export interface Placed {
  readonly pair: Pair;
  readonly size: { readonly width: number; readonly height: number };
  readonly masses: readonly [number, number];
}

/** The corner of a photograph in the run's space: x to the right of the sky, y up, at the depth of the centre of mass. */
export function cornerOf({ pair, masses }: Placed, [px, py]: readonly [number, number]): [number, number, number] {
  const { first, second, kpcPerPixel } = pair;
  const share = masses[1] / (masses[0] + masses[1]);
  const middle = [first[0] + share * (second[0] - first[0]), first[1] + share * (second[1] - first[1])] as const;
  return [(px - middle[0]) * kpcPerPixel, (middle[1] - py) * kpcPerPixel, 0];
}

/** Keeps the photograph where its pair is in the sky, whichever way the camera looks, until another one takes its place. */
export function follow(store: Store<FitSlice>, placed: Placed, url: string, pictureNow: () => Picture | null): void {
  const { width, height } = placed.size;
  const corners = (
    [
      [0, 0],
      [width, 0],
      [0, height],
    ] as const
  ).map((at) => cornerOf(placed, at));
  store.setState({ fit: { fitOverlay: { url, transform: null } } });
  const look = () => {
    const { fitOverlay } = store.getState().fit;
    if (fitOverlay?.url !== url) return;
    const picture = pictureNow();
    const box = picture?.canvas.getBoundingClientRect();
    const [a, b, c] = corners.map(
      (corner) => picture && box && picture.camera.onScreen(box, picture.camera.toScene(corner)),
    );
    const short = (x: number) => x.toFixed(3);
    const transform =
      a && b && c && box
        ? `matrix(${[b.x - a.x, b.y - a.y, c.x - a.x, c.y - a.y].map((x, k) => (x / (k < 2 ? width : height)).toFixed(6)).join(",")},${short(a.x + box.left)},${short(a.y + box.top)})`
        : null;
    if (transform !== fitOverlay.transform) store.setState({ fit: { fitOverlay: { url, transform } } });
    requestAnimationFrame(look);
  };
  look();
}
