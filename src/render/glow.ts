import {
  exp,
  Fn,
  float,
  instanceIndex,
  int,
  ivec2,
  Loop,
  select,
  texture,
  textureStore,
  uniform,
  vec2,
  vec4,
} from "three/tsl";
import {
  type ComputeNode,
  HalfFloatType,
  type Node,
  type Renderer,
  StorageTexture,
  type Texture,
  Vector2,
} from "three/webgpu";
import type { Range } from "./pyramidNodes.ts";
import { GLOW } from "./tones.ts";

type Float = Node<"float">;

/** An image of the light with half the texels along a side, blurred across and then down. */
class Image {
  readonly blurred = image();
  readonly #across = image();
  readonly #size = uniform(new Vector2(1, 1));
  readonly nodes: readonly ComputeNode[];

  /** `from`: the light, or the next finer image. `reach`: of the blur, texels; 0: none. */
  constructor(from: Texture, reach: number) {
    const { blurred } = this;
    // Halved first: a blur whose steps are wider than a texel misses what lies between, and draws combs beside a star.
    const halved = this.#blur(from, blurred, new Vector2(0, 0), 1);
    const across = () => this.#blur(blurred, this.#across, new Vector2(1, 0), reach);
    const down = () => this.#blur(this.#across, blurred, new Vector2(0, 1), reach);
    this.nodes = reach > 0 ? [halved, across(), down()] : [halved];
  }

  resize(width: number, height: number): void {
    this.#size.value.set(width, height);
    this.#across.setSize(width, height, 1);
    this.blurred.setSize(width, height, 1);
    for (const node of this.nodes) node.count = width * height;
  }

  /**
   * Blurs differ by what is bound to them alone, so that one shader is compiled for all. Without a direction each texel is the mean of the four of an image
   * twice as fine, between which it lies.
   */
  #blur(from: Texture, to: StorageTexture, direction: Vector2, reach: number): ComputeNode {
    const along = uniform(direction);
    const most = uniform(reach);
    const norm = uniform(direction.length() === 0 ? 1 : 3 / (Math.sqrt(2 * Math.PI) * reach));
    const kernel = Fn(() => {
      const columns = int(this.#size.x);
      const at = ivec2(int(instanceIndex).mod(columns), int(instanceIndex).div(columns)).toVar() as Node<"ivec2">;
      const place = vec2(at).add(0.5).toVar() as Node<"vec2">;
      const seen = (away: Float) =>
        texture(from, place.add(along.mul(away)).div(this.#size) as Node<"vec2">).level(
          int(0),
        ) as unknown as Node<"vec4">;
      const sigma = most.div(3).toVar() as Float;
      const gaussian = (k: Float) => exp(k.div(sigma).pow2().mul(-0.5)) as Float;
      const sum = seen(float(0)).rgb.toVar() as Node<"vec3">;
      // Between two texels a filter reads both, by their weights.
      Loop({ start: int(0), end: int(most).div(2), type: "int", name: "pair" } as Range, (loop) => {
        const { pair } = loop as unknown as { pair: Node<"int"> };
        const k = float(pair).mul(2).add(1).toVar() as Float;
        const near = gaussian(k).toVar() as Float;
        const next = select(k.add(1).lessThan(most), gaussian(k.add(1) as Float), float(0)) as Float;
        const both = near.add(next).toVar() as Float;
        const away = k.add(next.div(both)).toVar() as Float;
        sum.addAssign(
          seen(away)
            .rgb.add(seen(away.negate() as Float).rgb)
            .mul(both),
        );
      });
      textureStore(to, at, vec4(sum.mul(norm), 1)).toWriteOnly();
    });
    return kernel().compute(1) as unknown as ComputeNode;
  }

  destroy(): void {
    for (const node of this.nodes) node.dispose();
    this.#across.dispose();
    this.blurred.dispose();
  }
}

/**
 * The wings of a telescope's image of a star: part of the light, spread over a wide and soft disc, before the stretch. By dispatches of one compute shader in
 * one submit: three's BloomNode, which it looks like, draws twelve times, each in a submit of its own, and took an H100 1.0 ms of a picture's 3.2 where ten of
 * these took 0.25.
 */
export class Glow {
  readonly strength = uniform(0.5);
  readonly #renderer: Renderer;
  /** Each half as fine as the one before it, the first as the light. */
  readonly #images: readonly Image[];
  readonly #nodes: ComputeNode[];

  /** `scale`: texels of the first blurred image a pixel, along a side: 1/2, 1/4 and so on. */
  constructor(renderer: Renderer, light: Texture, scale: number) {
    this.#renderer = renderer;
    const halvings = new Array<number>(Math.log2(0.5 / scale)).fill(0);
    const images: Image[] = [];
    for (const reach of [...halvings, ...GLOW.images.map((each) => each.reach)]) {
      images.push(new Image(images.at(-1)?.blurred ?? light, reach));
    }
    this.#images = images;
    this.#nodes = images.flatMap(({ nodes }) => nodes);
  }

  /** Spreads the light that is there, of a picture of so many pixels. */
  spread(width: number, height: number): Promise<void> | undefined {
    if (this.strength.value === 0) return;
    this.#images.forEach((each, k) => {
      const side = (pixels: number) => Math.max(1, Math.floor(pixels / 2 ** (k + 1)));
      each.resize(side(width), side(height));
    });
    return this.#renderer.compute(this.#nodes);
  }

  /** `light`, which is the whole of the light's texture, and its glow. */
  with(light: Node<"vec4">): Node<"vec3"> {
    const spread = this.#images
      .slice(-GLOW.images.length)
      .map(({ blurred }, k) => (texture(blurred) as unknown as Node<"vec4">).rgb.mul(GLOW.images[k]!.share))
      .reduce((sum, image) => sum.add(image));
    return light.rgb.add(spread.mul(this.strength).mul(GLOW.part)) as Node<"vec3">;
  }

  destroy(): void {
    for (const each of this.#images) each.destroy();
  }
}

function image(): StorageTexture {
  const made = new StorageTexture(1, 1);
  made.type = HalfFloatType;
  made.generateMipmaps = false;
  return made;
}
