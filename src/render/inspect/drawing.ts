import { cos, float, instanceIndex, mix, select, smoothstep, uint, uniform, vec3, vec4, vertexIndex } from "three/tsl";
import {
  BufferGeometry,
  Color,
  LinearSRGBColorSpace,
  Mesh,
  type Node,
  type NodeMaterial,
  type PerspectiveCamera,
  type Renderer,
  Scene,
} from "three/webgpu";
import type { EngineTree } from "../../engine/index.ts";
import { borrow, drawIndirect } from "../zeroCopy.ts";
import { type Drawn, INK } from "./inspector.ts";
import { LIST_CAPACITY, LIST_HEAD, PATH, SLOTS, TRAILS } from "./layout.ts";
import { cross, disc, lineMaterial, markMaterial, ring, Stroke, sizeOnScreen } from "./lines.ts";
import type { DrawnBuffers, SeenBodies } from "./stages.ts";

/** Cells narrower than this many CSS pixels fade, and vanish at a third of it: they would only be a haze. */
const LEGIBLE = 36;

/** Ends of the twelve edges of a box: bits x, y, z. */
const EDGES = [0o01, 0o23, 0o45, 0o67, 0o02, 0o13, 0o46, 0o57, 0o04, 0o15, 0o26, 0o37];

type Inks = Record<keyof (typeof INK)["dark"], ReturnType<typeof ink>>;
const ink = () => uniform(new Color());

/** Lines and marks about the tree and the picked body, over the finished picture. */
export class Drawing {
  readonly stroke = new Stroke();
  readonly #renderer: Renderer;
  readonly #shown: DrawnBuffers;
  readonly #scene = new Scene();
  readonly #inks: Inks = {
    shallow: ink(),
    deep: ink(),
    cell: ink(),
    far: ink(),
    body: ink(),
    picked: ink(),
    orbit: ink(),
  };
  readonly #levels = { from: uniform(0), to: uniform(30), torch: uniform(0) };
  readonly #meshes = new Map<string, Mesh>();
  /** Brightness of the trails' own colours. */
  readonly #vivid = uniform(1);
  readonly #slot = uniform(0, "uint");
  #of: GPUBuffer | null = null;

  constructor(renderer: Renderer, shown: DrawnBuffers) {
    this.#renderer = renderer;
    this.#shown = shown;
    this.theme("dark");
  }

  theme(name: "dark" | "print"): void {
    this.#vivid.value = name === "print" ? 0.55 : 1;
    for (const key of Object.keys(this.#inks) as (keyof Inks)[])
      this.#inks[key].value.setStyle(INK[name][key], LinearSRGBColorSpace);
  }

  /** Forgets what was drawn of other bodies. */
  clear(): void {
    for (const mesh of this.#meshes.values()) {
      this.#scene.remove(mesh);
      (mesh.material as NodeMaterial).dispose();
      mesh.geometry.dispose();
    }
    this.#meshes.clear();
    this.#of = null;
  }

  /** Draws over what is there. The camera is the picture's; `slot`: column of the ring that was filled last. */
  draw(camera: PerspectiveCamera, bodies: SeenBodies, drawn: Drawn, slot: number): void {
    const tree = bodies.tree;
    if (tree && this.#of !== tree.buffers.nodeBox) {
      this.clear();
      this.#of = tree.buffers.nodeBox;
    }
    const { from, to, torch } = this.#levels;
    [from.value, to.value] = drawn.levels;
    torch.value = drawn.cells === "pointer" ? 1 : 0;
    this.#want("cells", tree !== null && drawn.cells !== "off", () => this.#cells(tree!));
    this.#want("listCells", tree !== null && drawn.interactions, () => this.#listCells(tree!));
    this.#want("listBodies", tree !== null && drawn.interactions, () => this.#listBodies(bodies));
    this.#want("picked", drawn.picked, () => this.#picked());
    this.#slot.value = slot;
    this.#repeat("trails", drawn.trails * (SLOTS - 1), () => new Mesh(quad(), this.#way(0)));
    this.#repeat("ways", drawn.centres * (SLOTS - 1), () => new Mesh(quad(), this.#way(TRAILS)));
    this.#repeat("centres", drawn.centres, () => new Mesh(quad(), this.#centre()));
    this.#repeat("orbit", drawn.orbit ? 2 * (PATH - 1) : 0, () => new Mesh(quad(), this.#orbit()));
    this.#renderer.render(this.#scene, camera);
  }

  /** A mesh of `count` instances; 0 hides it. */
  #repeat(name: string, count: number, make: () => Mesh): void {
    this.#want(name, count > 0, make);
    const mesh = this.#meshes.get(name);
    if (mesh) mesh.count = Math.max(1, count);
  }

  #want(name: string, wanted: boolean, make: () => Mesh): void {
    let mesh = this.#meshes.get(name);
    if (!mesh) {
      if (!wanted) return;
      mesh = make();
      mesh.frustumCulled = false;
      this.#meshes.set(name, mesh);
      this.#scene.add(mesh);
    }
    mesh.visible = wanted;
  }

  #indirect(material: NodeMaterial, buffer: GPUBuffer, offset = 0): Mesh {
    const geometry = quad();
    drawIndirect(this.#renderer, geometry, buffer, offset);
    return new Mesh(geometry, material);
  }

  #words(buffer: GPUBuffer) {
    return borrow(this.#renderer, buffer, "uint");
  }

  /** One edge of the tight box of node `node`: `fade` from its size on the screen. */
  #edge(tree: EngineTree, node: Node<"uint">) {
    const box = borrow(this.#renderer, tree.buffers.nodeBox, "vec4");
    const low = box(node.mul(2)).xyz;
    const high = box(node.mul(2).add(1)).xyz;
    const edge = vertexIndex.div(6).mod(12) as Node<"uint">;
    let ends = uint(EDGES[0]!) as Node<"uint">;
    for (let k = 1; k < 12; k++) ends = select(edge.equal(k), uint(EDGES[k]!), ends) as Node<"uint">;
    const end = (bits: Node<"uint">) => {
      const up = (bit: number) => select(bits.bitAnd(bit).equal(0), float(0), float(1));
      return mix(low, high, vec3(up(1), up(2), up(4))) as Node<"vec3">;
    };
    return { a: end(ends.shiftRight(3) as Node<"uint">), b: end(ends.bitAnd(7) as Node<"uint">), low, high };
  }

  #cells(tree: EngineTree): Mesh {
    const draw = this.#words(this.#shown.cellDraw);
    const node = instanceIndex.add(draw(uint(4) as Node<"uint">)) as Node<"uint">;
    const begin = this.#words(tree.buffers.nodeBegin);
    const level = begin(node).shiftRight(27).toFloat();
    const { a, b, low, high } = this.#edge(tree, node);
    const { from, to, torch } = this.#levels;
    const depth = level.sub(from).div(to.sub(from).max(1)).clamp(0, 1);
    const opacity = mix(0.34, 0.13, depth).mul(this.#legible(low, high));
    const colour = vec4(mix(this.#inks.shallow, this.#inks.deep, depth), opacity);
    const material = lineMaterial(this.stroke, { a, b, colour: colour as Node<"vec4">, torch });
    return this.#indirect(material, this.#shown.cellDraw);
  }

  #listCells(tree: EngineTree): Mesh {
    const words = this.#words(this.#shown.interactions);
    const word = words(instanceIndex.add(LIST_HEAD) as Node<"uint">);
    const far = word.shiftRight(31).toFloat();
    const { a, b, low, high } = this.#edge(tree, word.bitAnd(0x7fffffff) as Node<"uint">);
    const opacity = mix(0.26, 0.12, far).mul(this.#legible(low, high));
    const colour = vec4(mix(this.#inks.cell, this.#inks.far, far), opacity) as Node<"vec4">;
    return this.#indirect(lineMaterial(this.stroke, { a, b, colour }), this.#shown.interactions);
  }

  /** A dot on each body that was summed by itself: 16 places for each leaf. */
  #listBodies({ buffers }: SeenBodies): Mesh {
    const words = this.#words(this.#shown.interactions);
    const link = words(instanceIndex.shiftRight(4).add(LIST_HEAD + LIST_CAPACITY) as Node<"uint">);
    const k = instanceIndex.bitAnd(15);
    const there = k.lessThanEqual(link.shiftRight(27).bitAnd(15));
    const body = link.bitAnd(0x7ffffff).add(select(there, k, uint(0))) as Node<"uint">;
    const at = borrow(this.#renderer, buffers.posMass, "vec4")(body).xyz;
    const colour = vec4(this.#inks.body, select(there, float(0.6), float(0))) as Node<"vec4">;
    const material = markMaterial(this.stroke, { at, radius: float(1.3) as Node<"float">, colour }, disc(1.3));
    return this.#indirect(material, this.#shown.interactions, 16);
  }

  #picked(): Mesh {
    const at = borrow(this.#renderer, this.#shown.tracked, "vec4")(uint(0) as Node<"uint">).xyz;
    const colour = vec4(this.#inks.picked, 0.95) as Node<"vec4">;
    const material = markMaterial(this.stroke, { at, radius: float(9) as Node<"float">, colour }, ring(8, 0.75));
    const mesh = new Mesh(quad(), material);
    mesh.renderOrder = 1;
    return mesh;
  }

  /** The way that a chosen body or a galaxy came, through the columns of the ring from `first` on; older parts are fainter. */
  #way(first: number): NodeMaterial {
    const places = borrow(this.#renderer, this.#shown.trails, "vec4");
    const row = instanceIndex.div(SLOTS - 1) as Node<"uint">;
    const age = instanceIndex.mod(SLOTS - 1) as Node<"uint">;
    const at = (back: Node<"uint">) =>
      places(row.add(first).mul(SLOTS).add(this.#slot.add(SLOTS).sub(back).mod(SLOTS)) as Node<"uint">);
    const [a, b] = [at(age), at(age.add(1) as Node<"uint">)];
    const fade = float(1).sub(age.toFloat().div(SLOTS));
    const opacity = a.w.mul(b.w).mul(fade.mul(0.85));
    const colour = vec4(this.#hue(row), opacity) as Node<"vec4">;
    return lineMaterial(this.stroke, { a: a.xyz, b: b.xyz, colour });
  }

  #centre(): NodeMaterial {
    const at = borrow(this.#renderer, this.#shown.cores, "vec4")(instanceIndex.mul(2) as Node<"uint">).xyz;
    const colour = vec4(this.#hue(instanceIndex as Node<"uint">), 0.95) as Node<"vec4">;
    return markMaterial(this.stroke, { at, radius: float(8) as Node<"float">, colour }, cross(2.5, 7, 0.7));
  }

  /** Dashes along a predicted path. */
  #orbit(): NodeMaterial {
    const places = borrow(this.#renderer, this.#shown.path, "vec4");
    const k = instanceIndex.mod(PATH - 1).add(instanceIndex.div(PATH - 1).mul(PATH)) as Node<"uint">;
    const [a, b] = [places(k), places(k.add(1) as Node<"uint">)];
    const dash = select(k.bitAnd(1).equal(0), float(1), float(0.25));
    const fade = float(1).sub(
      instanceIndex
        .mod(PATH - 1)
        .toFloat()
        .div(1.6 * PATH),
    );
    const colour = vec4(this.#inks.orbit, a.w.mul(b.w).mul(dash).mul(fade).mul(0.75)) as Node<"vec4">;
    return lineMaterial(this.stroke, { a: a.xyz, b: b.xyz, colour });
  }

  /** A colour of its own for each row: steps of the golden ratio round the circle of hues. */
  #hue(row: Node<"uint">): Node<"vec3"> {
    const turn = row
      .toFloat()
      .mul(0.618)
      .add(vec3(0.02, 0.35, 0.68))
      .mul(2 * Math.PI);
    return cos(turn).mul(0.32).add(0.68).mul(this.#vivid) as Node<"vec3">;
  }

  /** 1 for a box that is large on the screen, falling to 0 where it is only a speck. */
  #legible(low: Node<"vec3">, high: Node<"vec3">): Node<"float"> {
    return smoothstep(LEGIBLE / 3, LEGIBLE, sizeOnScreen(this.stroke, low, high)) as Node<"float">;
  }
}

/** Six vertices that the materials place. */
function quad(): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setDrawRange(0, 6);
  return geometry;
}
