import { BINARIES, type Stages } from "./stages.gen.ts";

/** A whole page of WebAssembly memory, bytes. */
const PAGE = 65536;

/** The stages over a memory of their own, which grows. */
export interface Instance {
  readonly stages: Stages;
  readonly memory: WebAssembly.Memory;
}

let compiled: Promise<WebAssembly.Module> | null = null;

/** The stages' module, compiled once. Rejects with one line where the host has no WebAssembly with 128-bit SIMD. */
export function compile(): Promise<WebAssembly.Module> {
  const bytes = () => Uint8Array.from(atob(BINARIES.plain.text), (letter) => letter.charCodeAt(0));
  compiled ??= WebAssembly.compile(bytes()).catch((error: unknown) => {
    const reason =
      "this browser's WebAssembly has no 128-bit SIMD, which drawing without WebGPU needs; use a newer one";
    throw new Error(reason, { cause: error });
  });
  return compiled;
}

/** The stages over a memory of at least so many bytes. Throws one line where there is none. */
export function instantiate(module: WebAssembly.Module, bytes: number): Instance {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 65536 });
  growTo(memory, bytes);
  const { exports } = new WebAssembly.Instance(module, { env: { memory } });
  return { stages: exports as unknown as Stages, memory };
}

/** Makes the memory at least so large. Throws one line where there is none. */
export function growTo(memory: WebAssembly.Memory, bytes: number): void {
  const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE);
  if (missing <= 0) return;
  try {
    memory.grow(missing);
  } catch {
    const size = Math.ceil(bytes / 1e6);
    throw new Error(`${size} MB for the picture are not to be had; choose a smaller size or fewer bodies`);
  }
}
