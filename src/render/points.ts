import { cameraProjectionMatrix, exp, float, instanceIndex, mix, modelViewMatrix, uv, varying, vec4 } from "three/tsl";
import { type Node, type PerspectiveCamera, PointsNodeMaterial, type Renderer, Sprite } from "three/webgpu";
import { addedUp } from "./blending.ts";
import { BodyDrawing, type DrawingParts } from "./drawing.ts";
import { LIGHT_IMAGE, POINT, pointOf } from "./shown/imageNumbers.ts";
import type { Shown } from "./shown/shown.ts";

/** Half the side of a sprite in standard deviations of its Gaussian, which is lowered by EDGE to end there at 0. */
const REACH = 3;
const EDGE = Math.exp(-0.5 * REACH * REACH);
/** Integral of the lowered Gaussian against that of the whole one. */
const KEPT = 1 - EDGE * (1 + 0.5 * REACH * REACH);

/** Each body as a sprite with a Gaussian on it: exact, but a million of them take an H200's small rasteriser 14 ms. */
export class BodyPoints extends BodyDrawing {
  readonly object: Sprite;

  constructor(renderer: Renderer, parts: DrawingParts) {
    super(renderer, parts);
    const material = addedUp(new PointsNodeMaterial());
    material.sizeAttenuation = false;
    this.object = new Sprite(material as unknown as NonNullable<ConstructorParameters<typeof Sprite>[0]>);
    this.object.count = parts.bodies.count;
    this.object.frustumCulled = false;
  }

  protected redraw(shown: Shown, mode: string): void {
    const camera = modelViewMatrix as unknown as Node<"mat4">;
    const { position, sigma, haze, weight } = this.image(
      instanceIndex as Node<"uint">,
      camera,
      cameraProjectionMatrix as unknown as Node<"mat4">,
      shown,
      mode,
    );
    const peak = weight.div(sigma.mul(sigma).mul(2 * Math.PI));
    const r2 = uv()
      .sub(0.5)
      .mul(2 * REACH)
      .lengthSq();
    const wide = exp(r2.mul(-0.5)).sub(EDGE).max(0).div(KEPT);
    const inPoint = pointOf({ point: shown.point(mode) }, this.look);
    const left = haze ? (varying(haze) as Node<"float">) : float(1);
    // A point is no narrower than a pixel can show.
    const narrower = float(POINT)
      .div(left)
      .min((varying(sigma) as Node<"float">).div(LIGHT_IMAGE.least))
      .max(POINT);
    const narrow = exp(r2.mul(-0.5).mul(narrower).mul(narrower)).mul(narrower).mul(narrower);
    const image = inPoint > 0 ? mix(narrow, wide, left.mul(1 - inPoint)) : wide;
    const material = this.object.material as unknown as PointsNodeMaterial;
    material.positionNode = position;
    material.sizeNode = sigma.mul(2 * REACH);
    material.colorNode = vec4((varying(peak) as Node<"vec3">).mul(image), 1);
    material.needsUpdate = true;
  }

  override prepare(camera: PerspectiveCamera): void {
    this.object.count = this.drawn(camera);
  }

  override destroy(): void {
    this.object.material.dispose();
    super.destroy();
  }
}
