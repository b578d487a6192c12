import { ENTRIES } from "./bundle.ts";
import { typesOf } from "./types.ts";

/** What the package says of itself, from what the repository's package.json says. */
export function manifest(own: string): object {
  const { version, license, dependencies, engines } = JSON.parse(own) as {
    version: string;
    license: string;
    engines: object;
    dependencies: Record<string, string>;
  };
  const exports = ENTRIES.map((name) => [
    name === "index" ? "." : `./${name}`,
    { types: `./types/${typesOf(name)}`, default: `./${name}.js` },
  ]);
  return {
    name: "antennae",
    version,
    description:
      "Gravitational N-body simulations on WebGPU and on the processor: Barnes-Hut tree codes, models, snapshot files.",
    keywords: ["n-body", "gravity", "simulation", "webgpu", "barnes-hut", "galaxy", "astronomy", "wasm"],
    license,
    type: "module",
    // The element says its name to the page when it is loaded.
    sideEffects: ["./element.js"],
    engines,
    exports: { ...Object.fromEntries(exports), "./package.json": "./package.json" },
    peerDependencies: { three: dependencies.three, webgpu: dependencies.webgpu },
    peerDependenciesMeta: { three: { optional: true }, webgpu: { optional: true } },
  };
}
