import { attribute, exp, screenSize, select, uniform, varying, vec4 } from "three/tsl";
import { BufferAttribute, BufferGeometry, DynamicDrawUsage, Mesh, type Node, NodeMaterial } from "three/webgpu";
import { addedUp } from "./blending.ts";
import { OFF, ribbon } from "./ribbon.ts";

/** Points of the scene joined by a line; `light` (linear, red green blue) falls evenly to `fade` times itself at its end. */
export interface LightLine {
  readonly points: readonly (readonly [number, number, number])[];
  readonly light: readonly [number, number, number];
  readonly fade: number;
}

/** Segments of all lines together. */
const ROOM = 2048;
/** Standard deviation of a line's profile, CSS pixels, and how far of it is drawn. */
const SIGMA = 0.85;
const REACH = 3;

/**
 * Lines that are drawn as bodies are: light with a Gaussian profile of a width in pixels, added to the picture before its
 * stretch. So they are smooth, glow, turn to ink on paper, and stand in stills and films.
 */
export class LightLines {
  readonly mesh: Mesh;
  readonly #ends: Record<"a" | "b" | "light", BufferAttribute>;

  constructor(pixelRatio: number) {
    const make = () => new BufferAttribute(new Float32Array(ROOM * 6 * 3), 3).setUsage(DynamicDrawUsage);
    this.#ends = { a: make(), b: make(), light: make() };
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", this.#ends.a);
    for (const [name, values] of Object.entries(this.#ends)) geometry.setAttribute(name, values);
    this.mesh = new Mesh(geometry, material(pixelRatio));
    this.mesh.frustumCulled = false;
    this.set([]);
  }

  /** Draws these lines from the next picture on; what finds no room is left out. */
  set(lines: readonly LightLine[]): void {
    let at = 0;
    const { a, b, light } = this.#ends;
    for (const line of lines) {
      const last = line.points.length - 1;
      for (let k = 0; k < last && at < ROOM; k++, at++) {
        const share = 1 + (line.fade - 1) * (k / Math.max(1, last - 1));
        for (let corner = 6 * at; corner < 6 * at + 6; corner++) {
          a.setXYZ(corner, ...line.points[k]!);
          b.setXYZ(corner, ...line.points[k + 1]!);
          light.setXYZ(corner, share * line.light[0], share * line.light[1], share * line.light[2]);
        }
      }
    }
    for (const values of [a, b, light]) values.needsUpdate = true;
    this.mesh.geometry.setDrawRange(0, 6 * at);
    this.mesh.visible = at > 0;
  }

  destroy(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    (this.mesh.material as NodeMaterial).dispose();
  }
}

function material(pixelRatio: number): NodeMaterial {
  const node = (name: string) => attribute(name, "vec3") as Node<"vec3">;
  const reach = uniform(SIGMA * pixelRatio).mul(REACH) as Node<"float">;
  const half = screenSize.mul(0.5) as Node<"vec2">;
  const { place, side, behind } = ribbon(node("a"), node("b"), half, reach);
  const edge = varying(side.mul(REACH)) as Node<"float">;
  const light = varying(node("light")) as Node<"vec3">;

  const made = new NodeMaterial();
  made.vertexNode = select(behind, OFF, place) as Node<"vec4">;
  made.fragmentNode = vec4(light.mul(exp(edge.mul(edge).mul(-0.5))), 1) as Node<"vec4">;
  return addedUp(made);
}
