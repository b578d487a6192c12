import { exp, float, ivec2, textureLoad, uniform, vec2, vec3, vec4 } from "three/tsl";
import {
  FloatType,
  NearestFilter,
  type Node,
  type PerspectiveCamera,
  type Renderer,
  RenderTarget,
  Scene,
  Vector2,
} from "three/webgpu";
import { EXTINCTION, GAS_OF_DISCS, HEIGHT_OF_DUST, OPACITY_OF_GAS } from "../instrument/dust.ts";
import type { BodyDrawing, DrawingParts, Rectangle } from "./drawing.ts";
import type { Look } from "./look.ts";
import { dust, type Veil } from "./shown/dust.ts";
import { COARSE, LEAST_DEPTH, LOGIT, THINNEST } from "./shown/dustNumbers.ts";
import { BodySplats } from "./splats.ts";

/** How the light's bodies are drawn: see BodyDrawing; `ratio`: pixels of the target a CSS pixel. */
interface DrawnAs {
  readonly focal: number;
  readonly softening: number;
  readonly ratio: number;
}

/**
 * The dust of one run as the camera sees it: in each pixel its optical depth, and mean and standard deviation of its place along the line of
 * sight. A body has before it about the part p of a normal distribution of that mean and deviation that is nearer than the body, so nothing is sorted,
 * and a disc that is torn keeps its dust where its bodies are. Depths are told no finer than LEAST_DEPTH: in a nucleus that is no
 * deeper than that, p is 1/2 for all stars, though half of them have less dust before them. So the dust before a body is taken as anything from
 * max(0, 2 p - 1) to min(1, 2 p) of all, alike, and light the mean over that: from the middle (1 - exp(-tau)) / tau, as from stars and dust that are mixed
 * (Disney, Davies & Phillipps 1989, MNRAS 239, 939), which more of both never darkens; exp(-tau) from behind and 1 from before, as always.
 */
export class DustLayer implements Veil {
  /** Optical depth (V) where the sums are 1. */
  readonly strength = uniform(1);
  readonly #size = uniform(new Vector2(1, 1));
  readonly #bodies: BodySplats;
  readonly #scene = new Scene();
  readonly #target = new RenderTarget(1, 1, {
    type: FloatType,
    depthBuffer: false,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  });

  /** `parts`: with the traits and numbers of the light of the same bodies, which it only reads. */
  constructor(renderer: Renderer, parts: DrawingParts) {
    this.#bodies = new BodySplats(renderer, parts);
    this.#scene.add(this.#bodies.object);
  }

  /** What is to be seen of the bodies has dust; `standard`: width of a body's image, `unit`: see BodyDrawing. */
  style(look: Look, standard: number, unit: number): void {
    const { surface, gas } = this.#bodies.look;
    this.strength.value = look.dust * OPACITY_OF_GAS * surface * (gas ? 1 : GAS_OF_DISCS);
    this.#bodies.size.value = standard * look.pointSize;
    this.#bodies.times.value = look.pointSize;
    this.#bodies.style(look, unit);
    this.#bodies.draw(dust, look.colour);
  }

  /** Adds the dust up as the camera sees it in `view`, before its light is drawn. Takes the renderer's target. */
  draw(renderer: Renderer, camera: PerspectiveCamera, distance: number, view: Rectangle, of: DrawnAs): void {
    const [width, height] = [Math.ceil(view.width / COARSE), Math.ceil(view.height / COARSE)];
    this.#target.setSize(width, height);
    this.#size.value.set(width, height);
    const { focal, softening, ratio } = of;
    this.#bodies.focal.value = focal;
    this.#bodies.softening.value = softening;
    this.#bodies.distance.value = distance;
    this.#bodies.prepare(camera, distance, { x: 0, y: 0, width, height }, ratio / COARSE);
    renderer.setRenderTarget(this.#target);
    renderer.render(this.#scene, camera);
  }

  left(place: Node<"vec3">, projection: Node<"mat4">, behind: Node<"float">): Node<"vec3"> {
    const clip = projection.mul(vec4(place, 1)).toVar();
    const at = clip.xy.div(clip.w.max(1e-6)).mul(vec2(0.5, -0.5)).add(0.5).mul(this.#size);
    const pixel = ivec2(at.clamp(vec2(0), this.#size.sub(1)));
    const sums = (textureLoad(this.#target.texture, pixel) as unknown as Node<"vec4">).toVar();
    const column = sums.x.max(1e-20);
    const mean = sums.y.div(column).mul(2).sub(1).toVar();
    const deviation = sums.z.div(column).sub(mean.mul(mean)).max(0).sqrt().mul(HEIGHT_OF_DUST).max(LEAST_DEPTH);
    const before = float(1).div(exp(behind.sub(mean).div(deviation).mul(-LOGIT).clamp(-60, 60)).add(1));
    const depth = vec3(EXTINCTION.I, EXTINCTION.V, EXTINCTION.B).mul(sums.x.mul(this.strength)).toVar() as Node<"vec3">;
    const surely = before.mul(2).sub(1).max(0);
    const perhaps = depth.mul(before.min(float(1).sub(before)).mul(2)).max(THINNEST);
    return exp(depth.mul(surely).negate()).mul(vec3(1).sub(exp(perhaps.negate())).div(perhaps)) as Node<"vec3">;
  }

  destroy(): void {
    this.#bodies.destroy();
    this.#target.dispose();
  }
}

type Parts = ConstructorParameters<typeof DustLayer>[1];

/** The dust of the runs on both sides of a picture: made where it is wanted, for it takes as much memory as the picture's sums. */
export class DustLayers {
  readonly #renderer: Renderer;
  readonly #parts: [Parts | null, Parts | null] = [null, null];
  readonly #layers: [DustLayer | null, DustLayer | null] = [null, null];

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  /** Other bodies on a side; null: none. */
  begin(side: 0 | 1, parts: Parts | null): void {
    this.#parts[side] = parts;
    this.#layers[side]?.destroy();
    this.#layers[side] = null;
  }

  /** The layer that a look wants goes to `take`, or null; one that is not wanted any more is freed afterwards. */
  choose(side: number, look: Look, standard: number, unit: number, take: (dust: DustLayer | null) => void): void {
    const [at, parts] = [side === 0 ? 0 : 1, this.#parts[side === 0 ? 0 : 1]] as const;
    const before = this.#layers[at];
    const layer = look.dust > 0 && parts ? (before ?? new DustLayer(this.#renderer, parts)) : null;
    this.#layers[at] = layer;
    layer?.style(look, standard, unit);
    take(layer);
    if (before !== layer) before?.destroy();
  }

  /** Adds up the dust before `light`, as the camera sees it; true where there is some, and the renderer has another target. */
  draw(
    side: number,
    light: Pick<BodyDrawing, "focal" | "softening" | "distance">,
    camera: PerspectiveCamera,
    view: Rectangle,
    ratio: number,
  ): boolean {
    const layer = this.#layers[side];
    if (!layer) return false;
    const [focal, softening] = [light.focal.value, light.softening.value];
    this.#renderer.autoClear = true;
    layer.draw(this.#renderer, camera, light.distance.value, view, { focal, softening, ratio });
    return true;
  }
}
