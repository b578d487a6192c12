import { type PerspectiveCamera, Plane, Raycaster, Vector2, Vector3 } from "three";

export type Triple = readonly [number, number, number];

/** Size of a part of the page, CSS pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Where a point of the scene stands in a box of the page, CSS pixels from its upper left corner; null behind the camera. */
export function onScreen(camera: PerspectiveCamera, box: Box, point: Triple) {
  const at = new Vector3(...point).project(camera);
  if (at.z > 1) return null;
  return { x: ((at.x + 1) / 2) * box.width, y: ((1 - at.y) / 2) * box.height };
}

/** The point of the scene under (x, y) on the plane through `through` with this normal; null where the view does not meet it in front. */
export function onPlane(
  camera: PerspectiveCamera,
  box: Box,
  at: { readonly x: number; readonly y: number },
  normal: Triple,
  through: Triple,
): Triple | null {
  const ray = new Raycaster();
  camera.updateMatrixWorld();
  ray.setFromCamera(new Vector2((2 * at.x) / box.width - 1, 1 - (2 * at.y) / box.height), camera);
  const plane = new Plane().setFromNormalAndCoplanarPoint(new Vector3(...normal).normalize(), new Vector3(...through));
  const hit = ray.ray.intersectPlane(plane, new Vector3());
  return hit ? [hit.x, hit.y, hit.z] : null;
}

/** Unit vector from the point that the camera looks at to the camera. */
export function facing(camera: PerspectiveCamera): Triple {
  const away = camera.getWorldDirection(new Vector3()).negate();
  return [away.x, away.y, away.z];
}
