import { texture, uv, vec2, vec4 } from "three/tsl";
import { FloatType, type Node, NodeMaterial, QuadMesh, type Renderer, RenderTarget, type Texture } from "three/webgpu";
import type { GasMapName } from "./gasMaps.ts";
import type { PictureRange } from "./massScale.ts";
import { type FoundRange, foundRange } from "./range.ts";

/** The picture is seen in so many blocks each way, each by the mean of TAPS x TAPS places in it. */
const BLOCKS = 64;
const TAPS = 6;

/** Least milliseconds between two looks. */
const PAUSE = 500;

/** Looks at the sums of the picture from time to time, and keeps the range that a colour map should have. */
export class SumsRange implements PictureRange {
  range: FoundRange | null = null;
  of: GasMapName | null = null;
  /** While a film is made its colours must not change their meaning. */
  held = false;
  readonly #changed: () => void;
  readonly #blocks = new RenderTarget(BLOCKS, BLOCKS, { type: FloatType, depthBuffer: false });
  readonly #material = new NodeMaterial();
  readonly #quad = new QuadMesh(this.#material);
  #busy = false;
  #next = 0;
  #unseen = false;
  #run = 0;

  constructor(sums: Texture, changed: () => void) {
    this.#changed = changed;
    const at = uv();
    const light = texture(sums);
    let sum = vec4(0) as unknown as Node<"vec4">;
    for (let k = 0; k < TAPS * TAPS; k++) {
      const [x, y] = [(k % TAPS) + 0.5 - TAPS / 2, Math.floor(k / TAPS) + 0.5 - TAPS / 2];
      const tap = light.sample(at.add(vec2(x / TAPS / BLOCKS, y / TAPS / BLOCKS)));
      sum = sum.add(tap as unknown as Node<"vec4">) as unknown as Node<"vec4">;
    }
    this.#material.fragmentNode = sum.div(TAPS * TAPS) as unknown as Node<"vec4">;
  }

  /** Other bodies: what was known is of no use. */
  forget(): void {
    this.range = null;
    this.#run++;
    this.#next = 0;
  }

  /** Is there a picture that was not looked at, and is it time? */
  get due(): boolean {
    return this.#unseen && !this.#busy && !this.held && performance.now() >= this.#next;
  }

  /** The sums have just been drawn. Takes the renderer's target. */
  look(renderer: Renderer): void {
    this.#unseen = true;
    if (!this.due) return;
    this.#unseen = false;
    this.#busy = true;
    this.#next = performance.now() + PAUSE;
    const run = this.#run;
    renderer.setRenderTarget(this.#blocks);
    this.#quad.render(renderer);
    renderer.readRenderTargetPixelsAsync(this.#blocks, 0, 0, BLOCKS, BLOCKS).then(
      (pixels) => {
        this.#busy = false;
        if (run !== this.#run || this.held) return;
        const range = foundRange(pixels as Float32Array, this.range, this.of);
        if (range === this.range) return;
        this.range = range;
        this.#changed();
      },
      // A lost device is reported elsewhere.
      () => {
        this.#busy = false;
      },
    );
  }

  destroy(): void {
    this.#run++;
    this.#material.dispose();
    this.#blocks.dispose();
  }
}
