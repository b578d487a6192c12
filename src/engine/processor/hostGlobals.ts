/** What browsers, their workers and Node.js all have, and the language's own library does not declare: the engine knows no DOM. */

/** A WebAssembly memory, shared between threads or not. */
export interface WasmMemory {
  readonly buffer: ArrayBuffer | SharedArrayBuffer;
  grow(pages: number): number;
}

/** A compiled binary, which can be posted to workers. */
export type WasmModule = object & { readonly wasm?: never };

interface HostGlobals {
  readonly WebAssembly?: {
    readonly Memory: new (description: { initial: number; maximum: number; shared?: boolean }) => WasmMemory;
    validate(bytes: Uint8Array): boolean;
    compile(bytes: Uint8Array): Promise<WasmModule>;
    instantiate(module: WasmModule, imports: { env: { memory: WasmMemory } }): Promise<{ exports: object }>;
  };
  readonly performance: { now(): number; readonly timeOrigin: number };
  readonly MessageChannel: new () => {
    readonly port1: { onmessage: (() => void) | null; close(): void };
    readonly port2: { postMessage(message: null): void };
  };
  atob(text: string): string;
}

export const host = globalThis as unknown as HostGlobals;

/** Resolves in another turn of the event loop, so that the thread sees to what else it has to do. */
export function anotherTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new host.MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
