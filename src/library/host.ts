/** Built-in modules of Node.js that the library asks for where it runs there. */
interface Builtin {
  "node:worker_threads": typeof import("node:worker_threads");
  "node:fs/promises": typeof import("node:fs/promises");
  "node:os": typeof import("node:os");
}

interface NodeProcess {
  readonly versions?: { readonly node?: string };
  getBuiltinModule?(name: string): unknown;
}

/** A built-in module of Node.js; null elsewhere. Asked for at run time, so that no bundler for browsers looks for it. */
export function builtin<N extends keyof Builtin>(name: N): Builtin[N] | null {
  const { process } = globalThis as { process?: NodeProcess };
  // Electron's pages have a process too, and no need of it.
  if (!process?.versions?.node || typeof document !== "undefined") return null;
  return (process.getBuiltinModule?.(name) ?? null) as Builtin[N] | null;
}
