/** x y z of the camera, then of the point that it looks at, length units. */
export type CameraView = readonly [number, number, number, number, number, number];

/** No galaxy is wider, in any unit; much further out the numbers of the graphics card end. */
const FARTHEST = 1e30;

/** Six numbers, none too large, and not from the very point that is looked at. */
export function isCameraView(given: unknown): given is CameraView {
  if (!Array.isArray(given) || given.length !== 6) return false;
  const near = given.every((x) => typeof x === "number" && Math.abs(x) <= FARTHEST);
  return near && given.slice(0, 3).some((x, k) => x !== given[k + 3]);
}

/** What commands ask of the camera. */
export interface CameraActions {
  /** Shows all bodies again from where the camera looks. */
  fit(): void;
  /** The first view of the run. */
  home(): void;
  /** Radians to the left and up. */
  rotate(left: number, up: number): void;
  /** Factor of the distance: below 1 comes closer. */
  zoom(factor: number): void;
}
