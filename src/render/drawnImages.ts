import { float, smoothstep, uniform, uniformArray, vec4 } from "three/tsl";
import { type Node, type PerspectiveCamera, Vector3, Vector4 } from "three/webgpu";
import { BoxImages, IMAGES } from "./boxImages.ts";
import type { DrawnAgain } from "./drawing.ts";

/** The same on a GPU, from the buffers of the bodies themselves: shaders find body and image by the number of what is drawn. */
export class DrawnImages extends BoxImages implements DrawnAgain {
  readonly #offsets = Array.from({ length: IMAGES }, () => new Vector4());
  readonly #nodes = {
    count: uniform(1, "uint"),
    side: uniform(1),
    offsets: uniformArray<"vec4">(this.#offsets, "vec4"),
    centre: uniform(new Vector3()),
    from: uniform(1),
    to: uniform(2),
    fading: uniform(0),
    glare: uniform(0),
  };

  aim(camera: PerspectiveCamera, count: number): number {
    const { side, centre, offsets, fades, fading, glare } = this.see(camera);
    const nodes = this.#nodes;
    nodes.count.value = count;
    nodes.side.value = side;
    nodes.centre.value.set(...centre);
    offsets.forEach(([x, y, z], k) => {
      this.#offsets[k]!.set(x, y, z, 0);
    });
    [nodes.from.value, nodes.to.value] = fades;
    nodes.fading.value = fading;
    nodes.glare.value = Math.max(glare, 1e-6 * side);
    return count * offsets.length;
  }

  body(index: Node<"uint">): Node<"uint"> {
    return index.mod(this.#nodes.count) as Node<"uint">;
  }

  place(index: Node<"uint">, body: Node<"vec4">): Node<"vec4"> {
    const { count, side, offsets, centre } = this.#nodes;
    const image = index.div(count).toInt();
    const offset = offsets.element(image) as unknown as Node<"vec4">;
    const off = body.xyz.sub(centre);
    const nearest = off.sub(off.div(side).round().mul(side));
    return vec4(nearest.add(offset.xyz).add(centre), body.w).toVar() as Node<"vec4">;
  }

  left(place: Node<"vec3">): Node<"float"> {
    const { centre, from, to, fading, glare } = this.#nodes;
    const away = place.sub(centre).length().toVar();
    const faded = smoothstep(from, to, away) as unknown as Node<"float">;
    return float(1).sub(faded.mul(fading)).mul(away.div(glare).min(1).pow2()) as Node<"float">;
  }
}
