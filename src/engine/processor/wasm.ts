import { host, type WasmMemory, type WasmModule } from "./hostGlobals.ts";
import { BINARIES, type Stages } from "./stages.gen.ts";

/** Which of the binaries: `relaxed` has fused multiply-add (relaxed SIMD), which rounds once where `plain` rounds twice. */
export type Variant = keyof typeof BINARIES;

/** The flag of a memory that is shared, in the binary's import of it. */
const SHARED = 3;

function bytesOf(variant: Variant, shared: boolean): Uint8Array {
  const { text, flag } = BINARIES[variant];
  const letters = host.atob(text);
  const bytes = new Uint8Array(letters.length);
  // A loop: `Uint8Array.from` takes milliseconds for it.
  for (let i = 0; i < bytes.length; i++) bytes[i] = letters.charCodeAt(i);
  if (shared) bytes[flag] = SHARED;
  return bytes;
}

/** The best binary that this host runs. Throws one line where it has no WebAssembly, or none with 128-bit SIMD. */
export function chooseVariant(): Variant {
  if (!host.WebAssembly)
    throw new Error("this host has no WebAssembly, which the processor engine needs; use a newer one");
  const found = (["relaxed", "plain"] as const).find((variant) => host.WebAssembly!.validate(bytesOf(variant, false)));
  if (found) return found;
  throw new Error("this host's WebAssembly has no 128-bit SIMD, which the processor engine needs; use a newer one");
}

/** A binary, compiled once for all threads, which needn't hold it. `shared`: over a memory that they share. */
export const compile = (variant: Variant, shared: boolean): Promise<WasmModule> =>
  host.WebAssembly!.compile(bytesOf(variant, shared));

/** A whole page of WebAssembly memory, bytes. */
export const PAGE = 65536;

/** Whether threads can share a memory here: browsers ask for cross-origin isolation (COOP and COEP headers). */
export function canShare(): boolean {
  if (typeof SharedArrayBuffer !== "function" || !host.WebAssembly) return false;
  try {
    return Boolean(new host.WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }));
  } catch {
    return false;
  }
}

/** Room for `bytes`, which may grow. Throws one line where there is no memory. */
export function makeMemory(bytes: number, shared: boolean): WasmMemory {
  const initial = Math.ceil(bytes / PAGE);
  // A shared memory takes addresses for all that it may become; not every host has 4 GiB of them.
  for (const maximum of [65536, 32768, 16384, initial + (initial >> 1), initial]) {
    if (maximum < initial) continue;
    try {
      return new host.WebAssembly!.Memory({ initial, maximum: Math.min(maximum, 65536), shared });
    } catch {
      // Less, perhaps.
    }
  }
  throw new Error(`${Math.round(bytes / 2 ** 20)} MiB for the bodies are not to be had; take fewer bodies`);
}

/** The stages over a memory. Every thread has an instance of its own. */
export async function instantiate(module: WasmModule, memory: WasmMemory): Promise<Stages> {
  const { exports } = await host.WebAssembly!.instantiate(module, { env: { memory } });
  return exports as Stages;
}
