import { uniform } from "three/tsl";
import type { Node, Renderer, Texture } from "three/webgpu";
import { FIRST, type Held, MassScale } from "./massScale.ts";
import { SumsRange } from "./sumsRange.ts";

export type { MassRange } from "./massScale.ts";

/** The map of mass per area on the GPU: its ends for the shader graph, its range by looks at the picture. */
export class MassView extends MassScale<Held & Node<"float">> {
  readonly #pictureRange: SumsRange;

  constructor(sums: Texture, changed: () => void) {
    const pictureRange = new SumsRange(sums, () => {
      this.changed();
      changed();
    });
    super(pictureRange, { low: uniform(FIRST[0] as number), high: uniform(FIRST[1] as number) });
    this.#pictureRange = pictureRange;
  }

  get due(): boolean {
    return this.#pictureRange.due;
  }

  look(renderer: Renderer): void {
    this.#pictureRange.look(renderer);
  }

  destroy(): void {
    this.#pictureRange.destroy();
  }
}
