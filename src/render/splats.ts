import {
  Fn,
  float,
  hash,
  If,
  instanceIndex,
  int,
  invocationLocalIndex,
  ivec2,
  Loop,
  positionGeometry,
  screenCoordinate,
  select,
  uniform,
  uniformArray,
  vec2,
  vec4,
  workgroupBarrier,
} from "three/tsl";
import {
  BufferAttribute,
  BufferGeometry,
  type ComputeNode,
  Matrix4,
  Mesh,
  NoBlending,
  type Node,
  NodeMaterial,
  type PerspectiveCamera,
  type Renderer,
  Vector2,
} from "three/webgpu";
import { overlaid } from "./blending.ts";
import { BodyDrawing, type DrawingParts, type Rectangle } from "./drawing.ts";
import { NoRoomForPicture } from "./picture.ts";
import { MARGIN, side, TOP, texels, WORDS } from "./pyramid.ts";
import { levelOf, type Pyramid, type Range, read, refined, sides, wideIndex } from "./pyramidNodes.ts";
import { POINT, pointOf } from "./shown/imageNumbers.ts";
import type { Shown } from "./shown/shown.ts";
import { addSplat, LANES, ROW, SplatTile } from "./splatTile.ts";
import { borrow } from "./zeroCopy.ts";

type Float = Node<"float">;
type Uint = Node<"uint">;

/**
 * What a pixel would hold if all weight of bodies at the distance of the camera's target fell into it, in the units of the
 * sums: four times that still fits 32 bits. A body of a million has a thousand units, a faint one of its halo thirty.
 */
const WHOLE = 2 ** 30;

/** Images that a workgroup adds up at a time. */
const AT_ONCE = Math.floor(LANES / ROW);

/** Light goes into half floats. */
const LARGEST_HALF = 65_504;

/**
 * All bodies as whole numbers that compute shaders add up, pixel by pixel (pyramid.ts): the images that BodyPoints draws,
 * in a fraction of the time where bodies are many, since no rasteriser is involved. Sums of whole numbers do not depend on
 * their order, so equal pictures are equal to the bit.
 */
export class BodySplats extends BodyDrawing {
  readonly object: Mesh;
  readonly #view = uniform(new Matrix4());
  readonly #projection = uniform(new Matrix4());
  /** Of the view, pixels of the target. */
  readonly #size = uniform(new Vector2(1, 1));
  readonly #corner = uniform(new Vector2());
  /** Pixels of the target a CSS pixel. */
  readonly #ratio = uniform(1);
  /** Units of the sums for a surface brightness of 1 over a pixel. */
  readonly #units = uniform(1);
  readonly #count = uniform(0, "uint");
  /** Texels before each level. */
  readonly #starts = new Array<number>(TOP + 1).fill(0);
  readonly #pyramid: Pyramid = {
    size: this.#size,
    starts: uniformArray<"uint">(this.#starts, "uint") as unknown as Pyramid["starts"],
  };
  /** What the target can hold. */
  readonly #most = uniform(LARGEST_HALF);
  #shown: Shown | null = null;
  #mode = "";
  /** Texels that the buffers hold: all levels, and those above level 0. */
  #room = { sums: 0, wide: 0 };
  #sums: GPUBuffer | null = null;
  #wide: GPUBuffer | null = null;
  #splat: ComputeNode | null = null;
  /** The widest level first. */
  #join: ComputeNode[] = [];
  #kernels: ComputeNode[] = [];

  constructor(renderer: Renderer, parts: DrawingParts) {
    super(renderer, parts);
    const material = overlaid(new NodeMaterial());
    material.vertexNode = vec4(positionGeometry.xy, 0, 1);
    // Nothing is there yet: lines of light come later.
    material.blending = NoBlending;
    // One triangle over the whole view.
    const corners = new BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3);
    this.object = new Mesh(new BufferGeometry().setAttribute("position", corners), material);
    this.object.frustumCulled = false;
    this.object.renderOrder = -1;
  }

  protected redraw(shown: Shown, mode: string): void {
    this.#shown = shown;
    this.#mode = mode;
    this.#most.value = shown.glow ? LARGEST_HALF : 3e38;
    this.#splat?.dispose();
    this.#splat = null;
  }

  override prepare(camera: PerspectiveCamera, distance: number, view: Rectangle, ratio: number): void {
    if (!this.#shown) return;
    const { x, y, width, height } = view;
    this.#fit(width, height);
    const sums = this.#sums!;
    this.#size.value.set(width, height);
    this.#corner.value.set(x, y);
    this.#starts.forEach((_, level) => {
      this.#starts[level] = texels(width, height) - texels(width, height, level);
    });
    this.#ratio.value = ratio;
    camera.updateMatrixWorld();
    this.#view.value.copy(camera.matrixWorldInverse);
    this.#projection.value.copy(camera.projectionMatrix);
    const scale = (this.focal.value / distance) * this.look.radius * ratio;
    this.#units.value = WHOLE / (this.#shown.total(this.exposure.value) * scale * scale);

    const encoder = this.device.createCommandEncoder({ label: "render.splats.clear" });
    encoder.clearBuffer(sums, 0, 4 * WORDS * texels(width, height));
    this.device.queue.submit([encoder.finish()]);
    if (!this.#splat) {
      this.#splat = this.#splatter(this.#shown, this.#mode);
      this.#kernels = [this.#splat, ...this.#join];
    }
    this.#splat.count = this.#count.value = this.drawn(camera);
    this.#join.forEach((node, k) => {
      node.count = side(width, TOP - k) * side(height, TOP - k);
    });
    this.renderer.compute(this.#kernels)?.catch(this.fail);
  }

  #fit(width: number, height: number): void {
    const needed = { sums: texels(width, height), wide: texels(width, height, 1) };
    const fits = needed.sums <= this.#room.sums && needed.wide <= this.#room.wide;
    // What a large still needed is given back.
    if (fits && this.#room.sums <= 4 * needed.sums) return;
    const bytes = 4 * WORDS * needed.sums;
    // No buffer's own limit is below that (WebGPU, adapter capability guarantees).
    if (bytes > this.device.limits.maxStorageBufferBindingSize) throw new NoRoomForPicture(width, height);
    this.#sums?.destroy();
    this.#wide?.destroy();
    this.#room = needed;
    const usage = GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_DST;
    const make = (label: string, size: number) =>
      this.device.createBuffer({ label: `render.splats.${label}`, size, usage });
    this.#sums = make("sums", bytes);
    this.#wide = make("wide", 16 * needed.wide);
    this.#splat?.dispose();
    this.#splat = null;
    for (const node of this.#join) node.dispose();
    this.#join = Array.from({ length: TOP }, (_, k) => this.#joiner(TOP - k));
    this.#display();
  }

  /**
   * The lanes of a workgroup find the image of a body each; then nine of them add one up together, a lane for each colour of each column. Sums of
   * neighbouring words, which nine lanes ask for at once, cost memory little more than that of one.
   */
  #splatter(shown: Shown, mode: string): ComputeNode {
    const sums = borrow(this.renderer, this.#sums!, "uint", "atomic");
    const tile = new SplatTile();
    const kernel = Fn(() => {
      const lane = int(invocationLocalIndex).toVar() as Node<"int">;
      tile.clear(lane);
      If(instanceIndex.lessThan(this.#count), () => this.#find(tile, lane, shown, mode));
      workgroupBarrier();
      const word = lane.mod(ROW).toVar() as Node<"int">;
      // The lanes behind the last nine have nothing to add.
      const first = select(lane.lessThan(AT_ONCE * ROW), lane.div(ROW), int(LANES)) as Node<"int">;
      Loop({ start: first, end: int(LANES), type: "int", update: AT_ONCE, name: "member" } as Range, (loop) => {
        const { member } = loop as unknown as { member: Node<"int"> };
        addSplat(sums, tile.read(member), word, this.#pyramid);
      });
    });
    return kernel().compute(1, [LANES]) as unknown as ComputeNode;
  }

  /** Writes the image of this lane's body, if it is seen. */
  #find(tile: SplatTile, lane: Node<"int">, shown: Shown, mode: string): void {
    const view = this.#view as unknown as Node<"mat4">;
    const projection = this.#projection as unknown as Node<"mat4">;
    const body = this.image(instanceIndex as Uint, view, projection, shown, mode);
    const clip = projection.mul(view).mul(vec4(body.position, 1)).toVar();
    const place = clip.xy.div(clip.w).mul(vec2(0.5, -0.5)).add(0.5).mul(this.#size).toVar() as Node<"vec2">;
    const reach = float(3 * 2 ** TOP);
    const beyond = place.sub(this.#size.mul(0.5)).abs().sub(this.#size.mul(0.5));
    If(clip.w.greaterThan(0).and(beyond.x.max(beyond.y).lessThanEqual(reach)), () => {
      const sigma = body.sigma.mul(this.#ratio).toVar() as Float;
      const factor = this.#units.mul(this.#ratio).mul(this.#ratio);
      const units = body.weight
        .mul(factor)
        .min(WHOLE / 2)
        .toVar() as Node<"vec3">;
      // Others are hidden, or have none of what is shown.
      If(units.x.max(units.y).max(units.z).greaterThan(0), () => {
        const left = (body.haze ?? float(1)).toVar() as Float;
        tile.write(lane, {
          place,
          units,
          inHaze: left.mul(1 - pointOf({ point: shown.point(mode) }, this.look)) as Float,
          haze: levelOf(sigma),
          point: levelOf(sigma.div(POINT).mul(left) as Float),
          noise: hash(body.id) as Float,
        });
      });
    });
  }

  /**
   * Level `which` of the sums, and what the wider ones have there, as surface brightness in units. Levels differ by uniforms alone, so that one
   * shader is compiled for all.
   */
  #joiner(which: number): ComputeNode {
    const sums = borrow(this.renderer, this.#sums!, "uint");
    const wide = borrow(this.renderer, this.#wide!, "vec4", "write");
    const level = uniform(which, "int") as unknown as Node<"int">;
    const share = uniform(4 ** -which);
    const kernel = Fn(() => {
      const at = int(instanceIndex).toVar();
      const [columns] = sides(this.#size, level);
      const x = at.mod(columns).sub(MARGIN).toVar() as Node<"int">;
      const y = at.div(columns).sub(MARGIN).toVar() as Node<"int">;
      const own = read(sums, this.#pyramid, level, x, y).mul(share).toVar();
      If(level.lessThan(TOP), () => {
        own.addAssign(refined(wide, this.#pyramid, level, x, y));
      });
      wide(wideIndex(this.#pyramid, level, x, y)).assign(vec4(own, 0));
    });
    return kernel().compute(1) as unknown as ComputeNode;
  }

  #display(): void {
    const sums = borrow(this.renderer, this.#sums!, "uint");
    const wide = borrow(this.renderer, this.#wide!, "vec4");
    const material = this.object.material as NodeMaterial;
    const pixel = Fn(() => {
      const at = ivec2(screenCoordinate.sub(this.#corner).floor()).toVar() as Node<"ivec2">;
      const own = read(sums, this.#pyramid, int(0), at.x, at.y).add(refined(wide, this.#pyramid, int(0), at.x, at.y));
      return vec4(own.div(this.#units).min(this.#most), 1);
    });
    material.fragmentNode = pixel() as unknown as Node<"vec4">;
    material.needsUpdate = true;
  }

  override destroy(): void {
    this.#splat?.dispose();
    for (const node of this.#join) node.dispose();
    (this.object.material as NodeMaterial).dispose();
    this.object.geometry.dispose();
    this.#sums?.destroy();
    this.#wide?.destroy();
    super.destroy();
  }
}
