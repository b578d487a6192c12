import { host, type WasmModule } from "./hostGlobals.ts";
import { BINARIES } from "./stages.gen.ts";

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
