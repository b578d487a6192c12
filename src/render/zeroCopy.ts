import { storage } from "three/tsl";
import {
  type BufferGeometry,
  IndirectStorageBufferAttribute,
  type Node,
  type Renderer,
  StorageInstancedBufferAttribute,
} from "three/webgpu";

type Type = "vec4" | "uvec2" | "uint" | "float";
type Access = "read" | "write" | "atomic";

/**
 * The shader graph's view of a GPUBuffer that belongs to another owner: no copy, and three never destroys it, because the
 * attribute is only ever told where the buffer is. Three keeps a buffer that is already set
 * (WebGPUAttributeUtils.createAttribute, three 0.187). The renderer must be initialised.
 */
export function borrow<T extends Type>(renderer: Renderer, buffer: GPUBuffer, type: T, access: Access = "read") {
  const width = type === "vec4" ? 4 : type === "uvec2" ? 2 : 1;
  const Kind = type === "vec4" || type === "float" ? Float32Array : Uint32Array;
  const attribute = new StorageInstancedBufferAttribute(new Kind(width), width);
  tell(renderer, attribute, buffer);
  const whole = storage(attribute, type, 1);
  const node = access === "atomic" ? whole.toAtomic() : access === "write" ? whole : whole.toReadOnly();
  return (index: Node<"uint">) => node.element(index) as unknown as Node<T>;
}

/** Lets `geometry` be drawn as often as the arguments in `buffer` say, from byte `offset` on. The buffer stays its owner's. */
export function drawIndirect(renderer: Renderer, geometry: BufferGeometry, buffer: GPUBuffer, offset = 0): void {
  const attribute = new IndirectStorageBufferAttribute(new Uint32Array(4), 1);
  tell(renderer, attribute, buffer);
  geometry.setIndirect(attribute, offset);
}

function tell(renderer: Renderer, attribute: object, buffer: GPUBuffer): void {
  const { backend } = renderer as unknown as { backend: { get(key: object): { buffer?: GPUBuffer } } };
  backend.get(attribute).buffer = buffer;
}
