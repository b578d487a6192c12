import { Matrix4, type PerspectiveCamera } from "three";
import type { Appearance } from "../bodies.ts";
import type { BoxImages } from "../boxImages.ts";
import { colourMode } from "../colour/index.ts";
import type { Rectangle } from "../drawing.ts";
import type { Look } from "../look.ts";
import { cutNumbers, partTable } from "../parts.ts";
import { GAS_SPACING, gasMapOf } from "../shown/gasMaps.ts";
import {
  chosenBy,
  KEY,
  kernelOf,
  lightImage,
  MASS_IMAGE,
  NARROWEST,
  NEAREST,
  pointOf,
  SHALLOWEST,
  standardSize,
  widest,
} from "../shown/imageNumbers.ts";
import { REACH } from "../shown/moments.ts";
import type { skyImages } from "../sky/images.ts";
import { dustRequest } from "./dust.ts";
import type { ColourTable, ViewRequest } from "./request.ts";

/** The bodies of one side, in the units of the scene. */
export interface Seen {
  readonly count: number;
  readonly look: Appearance;
  readonly softening: number;
}

/** How a camera sees bodies in a part of the picture. `focal`: CSS pixels per unit of tan(angle); `ratio`: pixels of the picture a CSS pixel. */
export interface SeenBy {
  readonly camera: PerspectiveCamera;
  readonly part: Rectangle;
  readonly focal: number;
  readonly ratio: number;
  /** Of the camera from what it looks at, units of the scene. */
  readonly distance: number;
  /** Length units of the bodies in one of the scene. */
  readonly unit: number;
  readonly images?: BoxImages | null;
  /** Loaded where a look wants it. */
  readonly sky?: SkyImages | null;
}

/** `skyImages` of sky/images.ts. */
export type SkyImages = typeof skyImages;

/** By columns, what gives x w, y w and w of a place, in pixels of the part. */
function matrixOf(camera: PerspectiveCamera, { width, height }: Rectangle): number[] {
  camera.updateMatrixWorld();
  const { elements } = new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
  const columns = [0, 4, 8, 12].map((at) => {
    const [x, y, , w] = elements.slice(at, at + 4) as [number, number, number, number];
    return [((w + x) / 2) * width, ((w - y) / 2) * height, w, 0];
  });
  return columns.flat();
}

/** What the worker needs to draw one view: the numbers of `drawing.ts`, in pixels of the picture. */
export function viewRequest(
  side: 0 | 1,
  seen: Seen | null,
  colour: ColourTable,
  choice: Look,
  by: SeenBy,
): ViewRequest {
  const { camera, part, focal, ratio, unit, images, sky } = by;
  const { count, look, softening } = seen ?? { count: 0, look: NOTHING, softening: 0 };
  const mass = choice.shows !== "light";
  const light = lightImage(colourMode(choice.colour).smooth);
  const image = mass ? MASS_IMAGE : light;
  const gas = gasMapOf(choice.shows) !== null;
  const kernel = gas ? GAS_SPACING : mass ? kernelOf(Math.max(1, count)) : light.kernel;
  const weight = mass ? 1 / Math.max(1e-30, look.mass * look.gravity) : 2 ** choice.exposure * KEY;
  return {
    side,
    ...{ x: part.x, y: part.y, width: part.width, height: part.height },
    matrix: matrixOf(camera, part),
    eye: camera.position.toArray(),
    nearest: look.radius * NEAREST,
    focal: focal * ratio,
    kernel: choice.pointSize * kernel,
    size: standardSize(Math.max(1, count)) * choice.pointSize * ratio,
    narrowest: NARROWEST,
    widest: widest(count),
    least: image.least * ratio,
    largest: image.largest(Math.max(1, count)) * ratio,
    stars: image.stars && !look.haze,
    softened: softening / 2,
    depth: look.depth,
    shallowest: SHALLOWEST,
    mass,
    drift: look.drift,
    reach: REACH * Math.max(look.speed, 1e-30),
    factor: weight * look.radius ** 2,
    point: pointOf(image, look),
    ...chosenBy(choice.massOf, look.components, gas),
    gas,
    colour,
    saturation: choice.saturation,
    parts: partTable(choice, look.components),
    cut: cutNumbers(choice.cut, unit),
    images: images?.see(camera) ?? null,
    dust: !mass && seen && choice.dust > 0 ? dustRequest(look, choice, by) : null,
    sky:
      (!mass &&
        choice.sky > 0 &&
        sky?.(camera, {
          ...{ width: part.width, height: part.height, focal: focal * ratio, ratio },
          ...{ strength: choice.sky * 2 ** choice.exposure, saturation: choice.saturation },
        })) ||
      null,
  };
}

/** Of an empty sky. */
const NOTHING: Appearance = {
  traits: new Uint32Array(0),
  ...{ speed: 1, depth: 1, radius: 1, density: 1, mass: 1, gravity: 1, time: 1, surface: 0 },
  drift: [0, 0, 0],
  components: [],
  cores: [],
};
