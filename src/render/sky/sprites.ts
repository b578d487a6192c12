import {
  attribute,
  cameraProjectionMatrix,
  dot,
  exp,
  mix,
  modelViewMatrix,
  select,
  uniform,
  varying,
  vec2,
  vec3,
  vec4,
} from "three/tsl";
import {
  BufferAttribute,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  type Node,
  NodeMaterial,
  type Scene,
  Vector2,
} from "three/webgpu";
import { addedUp } from "../blending.ts";
import type { Rectangle } from "../drawing.ts";
import type { Look } from "../look.ts";
import { OFF } from "../ribbon.ts";
import type { Shown } from "../shown/shown.ts";
import { NUMBERS, skyField } from "./field.ts";

/** As far as a Gaussian is drawn, standard deviations; lowered to end there at 0, and as bright as the whole. */
const REACH = 3;
const EDGE = Math.exp(-0.5 * REACH * REACH);
const KEPT = 1 - EDGE * (1 + 0.5 * REACH * REACH);

/** The sky as light that is added to the bodies': an instance of one rectangle for each of its Gaussians. */
export class SkySprites {
  readonly mesh: Mesh;
  /** Factor on its light. */
  readonly strength = uniform(1);
  readonly saturation = uniform(1);
  /** Half of the view, pixels of the target; those a radian in its middle, and those a CSS pixel. */
  readonly half = uniform(new Vector2(1, 1));
  readonly focal = uniform(1);
  readonly ratio = uniform(1);

  constructor(scene: Scene) {
    const field = skyField();
    const count = field.length / NUMBERS;
    const geometry = new InstancedBufferGeometry();
    geometry.instanceCount = count;
    const corners = new Float32Array([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0]);
    geometry.setAttribute("position", new BufferAttribute(corners, 3));
    geometry.setIndex([0, 1, 2, 0, 2, 3]);
    for (const [part, name] of ["place", "axis", "light", "onScreen"].entries()) {
      const values = new Float32Array(4 * count);
      for (let k = 0; k < count; k++)
        values.set(field.subarray(NUMBERS * k + 4 * part, NUMBERS * k + 4 * part + 4), 4 * k);
      geometry.setAttribute(name, new InstancedBufferAttribute(values, 4));
    }
    this.mesh = new Mesh(geometry, this.#material());
    this.mesh.frustumCulled = false;
    scene.add(this.mesh);
  }

  /** Only light has a sky. */
  choose({ sky, exposure, saturation }: Look, shows: Shown["name"]): void {
    this.mesh.visible = sky > 0 && shows === "light";
    this.strength.value = sky * 2 ** exposure;
    this.saturation.value = saturation;
  }

  /** Before it is drawn into a part of the target. `focal`: CSS pixels a radian; `ratio`: pixels of the target a CSS pixel. */
  prepare({ width, height }: Rectangle, focal: number, ratio: number): void {
    this.half.value.set(width / 2, height / 2);
    this.focal.value = focal * ratio;
    this.ratio.value = ratio;
  }

  #material(): NodeMaterial {
    const four = (name: string) => attribute(name, "vec4") as Node<"vec4">;
    const [place, axis, light, onScreen] = [four("place"), four("axis"), four("light"), four("onScreen")];
    const corner = (attribute("position", "vec3") as Node<"vec3">).xy.mul(REACH);
    const turned = (direction: Node<"vec3">) =>
      cameraProjectionMatrix.mul(modelViewMatrix.mul(vec4(direction, 0))).toVar() as Node<"vec4">;
    const clip = turned(place.xyz as Node<"vec3">);
    const along = turned(axis.xyz as Node<"vec3">);
    const w = clip.w.max(1e-6);
    // How the place on the screen changes with the direction.
    const moved = along.xy.mul(w).sub(clip.xy.mul(along.w)).div(w.mul(w)).mul(this.half);
    const long = moved.add(onScreen.xy.mul(this.ratio)).toVar() as Node<"vec2">;
    const length = long.length().toVar();
    const least = axis.w.mul(this.ratio);
    const wide = length.pow2().add(least.pow2()).sqrt().toVar();
    const narrow = length.mul(place.w).pow2().add(least.pow2()).sqrt().toVar();
    const towards = select(length.greaterThan(1e-6), long.div(length.max(1e-6)), vec2(1, 0)).toVar() as Node<"vec2">;
    const off = towards.mul(wide.mul(corner.x)).add(vec2(towards.y.negate(), towards.x).mul(narrow.mul(corner.y)));
    const at = vec4(clip.xy.add(off.div(this.half).mul(w)), w.mul(0.5), w) as Node<"vec4">;
    const grey = vec3(dot(light.rgb, vec3(0.2126, 0.7152, 0.0722)));
    const colour = mix(grey, light.rgb, this.saturation).max(0);
    const peak = colour.mul(this.strength.mul(this.focal.pow2()).div(wide.mul(narrow).mul(2 * Math.PI)));
    const r2 = (varying(corner) as Node<"vec2">).lengthSq();

    const made = new NodeMaterial();
    made.vertexNode = select(clip.w.lessThan(1e-3), OFF, at) as Node<"vec4">;
    const gaussian = exp(r2.mul(-0.5)).sub(EDGE).max(0).div(KEPT);
    made.fragmentNode = vec4((varying(peak) as Node<"vec3">).mul(gaussian), 1) as Node<"vec4">;
    return addedUp(made);
  }

  destroy(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    (this.mesh.material as NodeMaterial).dispose();
  }
}
