// Made by `npm run shaders` from shaders/**/*.wgsl. Do not edit.
/** The text of files below shaders/, in parts. */
export const PARTS = {
  base: () => import("./shaderText/base.gen.ts"),
  integrators: () => import("./shaderText/integrators.gen.ts"),
  domains: () => import("./shaderText/domains.gen.ts"),
  solvers: () => import("./shaderText/solvers.gen.ts"),
  vortices: () => import("./shaderText/vortices.gen.ts"),
  external: () => import("./shaderText/external.gen.ts"),
  gas: () => import("./shaderText/gas.gen.ts"),
  measures: () => import("./shaderText/measures.gen.ts"),
  fit: () => import("./shaderText/fit.gen.ts"),
  box: () => import("./shaderText/box.gen.ts"),
};
