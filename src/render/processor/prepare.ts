import { PerspectiveCamera } from "three";
import type { BoxImages } from "../boxImages.ts";
import { FIELD_OF_VIEW, type OrbitCamera } from "../camera.ts";
import type { Look } from "../look.ts";
import { displayValues } from "../shown/densityColours.ts";
import { MAP_COLOURS } from "../shown/mapColours.ts";
import { colourTable } from "./colours.ts";
import type { PlainMassScale } from "./massScale.ts";
import type { Over2d, OverSeen } from "./paint.ts";
import type { PictureRequest } from "./request.ts";
import { type Seen, type SkyImages, viewRequest } from "./view.ts";

/** Of the canvas, CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

/** What is chosen for a picture, of so many pixels. */
export interface Choices {
  readonly look: Look;
  readonly mass: PlainMassScale;
  /** From the lowest to the uppermost. */
  readonly over: readonly Over2d[];
  /** Null: the box alone, or open space. */
  readonly images: BoxImages | null;
  /** Null: none, or not loaded. */
  readonly sky: SkyImages | null;
  readonly size: Size;
  readonly pixels: { readonly width: number; readonly height: number };
  /** May this picture be looked at for the range of the colour map? */
  readonly watched: boolean;
}

/** A drawing's request, and what goes over it. */
export interface Prepared {
  readonly picture: PictureRequest;
  readonly above: OverSeen | null;
  /** Hears what blocks of the picture hold, for the range of the colour map. */
  readonly look: ((blocks: Float32Array) => boolean) | null;
}

/** Pixels of a picture that may have so many at most. */
export function pixelsOf({ width, height, pixelRatio }: Size, most: number): Choices["pixels"] {
  const ratio = Math.min(pixelRatio, Math.sqrt(most / (width * height)));
  return { width: Math.max(1, Math.floor(width * ratio)), height: Math.max(1, Math.floor(height * ratio)) };
}

/** The picture as the camera sees it now. */
export function prepare(orbit: OrbitCamera, sides: readonly [Seen | null, Seen | null], choices: Choices): Prepared {
  const { look, mass, over, images, sky, size, pixels, watched } = choices;
  const [across, down] = [pixels.width / size.width, pixels.height / size.height];
  const { views, camera } = orbit;
  const distance = camera.position.distanceTo(orbit.controls.target);
  const focal = size.height / (2 * Math.tan((FIELD_OF_VIEW * Math.PI) / 360));
  const requests = views.map((view, k) => {
    orbit.frame(view);
    const [x, y] = [Math.round(view.x * across), Math.round(view.y * down)];
    const [right, bottom] = [Math.round((view.x + view.width) * across), Math.round((view.y + view.height) * down)];
    const part = { x, y, width: right - x, height: bottom - y };
    const side = k === 0 ? 0 : 1;
    const seen = sides[side];
    const colour = colourTable(look.colour, seen?.look ?? { speed: 1, depth: 1, density: 1 });
    const by = { camera, part, focal, ratio: across, distance, unit: orbit.unit, images, sky };
    return viewRequest(side, seen, colour, look, by);
  });
  orbit.aim(0);
  const seenBy = new PerspectiveCamera().copy(camera);
  const above = over.length > 0 ? { over, camera: seenBy, size, views, theme: look.theme } : null;
  orbit.aim();
  const rangeFound = watched && look.shows !== "light" ? mass.ask() : null;
  const { low, high, floor, span } = mass.ends;
  const map = look.shows === "light" ? [] : MAP_COLOURS[look.shows][look.theme];
  const picture: PictureRequest = {
    ...{ width: pixels.width, height: pixels.height, views: requests },
    ...{ shows: look.shows, paper: look.theme === "print", latitude: look.latitude, glow: look.glow },
    ...{ low: low.value, high: high.value, floor: floor.value, span: span.value, map: map.map(displayValues) },
    blocks: rangeFound !== null,
  };
  return { picture, above, look: rangeFound };
}
