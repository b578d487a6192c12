import { Box3, Frustum, Matrix4, type PerspectiveCamera, Vector3 } from "three";
import type { Triple } from "./aim.ts";

/** The box and its neighbours in each direction. */
const AROUND = [-1, 0, 1];
/** How many of them there are. */
export const IMAGES = AROUND.length ** 3;

/** Light fades between these distances from the middle of what is drawn, sides: the second one is where the 27 boxes end. */
const FADES = [1, 1.5] as const;
/** In the box bodies nearer than this are as bright as there, sides: one that is passed would outshine all others. */
const GLARE = 0.06;
/** Bodies' images are wider than bodies: boxes count as so much longer, sides. */
const MARGIN = 0.05;

/** The images of a box that are in view, lengths in the units of the scene. */
export interface SeenImages {
  readonly side: number;
  /** Each body is drawn in its image nearest to this place, and as far from there as `offsets` say. */
  readonly centre: Triple;
  readonly offsets: readonly Triple[];
  /** Between these distances from `centre` light fades, by this share of it. */
  readonly fades: readonly [from: number, to: number];
  readonly fading: number;
  /** Nearer to `centre` bodies are as bright as there; 0: all are as they are. */
  readonly glare: number;
}

/**
 * The images of a periodic box that are drawn with it: 27 with its own, about a place that goes with the camera where that is inside the box, so that a flight
 * on and on through it crosses no seam. There, and up to a side away, light fades before the last image ends; from farther all 27 boxes are seen as they are.
 */
export class BoxImages {
  /** Units of the scene. */
  readonly side: number;
  readonly #frustum = new Frustum();
  readonly #matrix = new Matrix4();

  constructor(side: number) {
    this.side = side;
  }

  /** Those that a camera sees, at least one. */
  see(camera: PerspectiveCamera): SeenImages {
    const { side } = this;
    camera.updateMatrixWorld();
    this.#frustum.setFromProjectionMatrix(
      this.#matrix.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse),
      camera.coordinateSystem,
    );
    const eye = camera.position;
    const inside = eye.clone().clampScalar(0, side);
    const away = eye.distanceTo(inside) / side;
    // From inside about the eye, from afar about the box.
    const middle = new Vector3().setScalar(side / 2);
    const centre = inside.lerp(middle, eased(away));
    const box = new Box3();
    const size = new Vector3().setScalar(side * (1 + 2 * MARGIN));
    const seen = ALL.filter((offset) => {
      box.setFromCenterAndSize(new Vector3(...offset).multiplyScalar(side).add(centre), size);
      return this.#frustum.intersectsBox(box);
    });
    const offsets = (seen.length > 0 ? seen : [OWN]).map((offset) => offset.map((k) => k * side) as unknown as Triple);
    const fades = FADES.map((k) => k * side) as unknown as SeenImages["fades"];
    const glare = GLARE * side * (1 - eased(away / GLARE));
    return { side, centre: centre.toArray(), offsets, fades, fading: 1 - eased(away - 1), glare };
  }
}

const OWN: Triple = [0, 0, 0];
const ALL: readonly Triple[] = AROUND.flatMap((x) => AROUND.flatMap((y) => AROUND.map((z): Triple => [x, y, z])));

/** From 0 to 1 as `x` goes there. */
function eased(x: number): number {
  const share = Math.min(1, Math.max(0, x));
  return share * share * (3 - 2 * share);
}
