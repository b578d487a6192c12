import { host, type WasmMemory, type WasmModule } from "./hostGlobals.ts";
import type { Stages } from "./stages.gen.ts";

/** A whole page of WebAssembly memory, bytes. */
export const PAGE = 65536;

/** Whether threads can share a memory here: browsers ask for cross-origin isolation (COOP and COEP headers). */
export function canShare(): boolean {
  return typeof SharedArrayBuffer === "function" && host.WebAssembly !== undefined && makeShared() !== null;
}

function makeShared(): WasmMemory | null {
  try {
    return new host.WebAssembly!.Memory({ initial: 1, maximum: 1, shared: true });
  } catch {
    return null;
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
