import type { Plugin } from "vite";
import { STAGES } from "../src/gpu/shaders.gen.ts";
import { isInBase, module, withNumbers, withStages } from "./library/stages.ts";

const OWN = /[\\/]src[\\/].*(?<!\.gen)\.tsx?$/;
const LIST = /[\\/]src[\\/]gpu[\\/]shaders\.gen\.ts$/;

/** What shaders say of themselves stands in the modules that use it, so that the page does not load it all at first. */
export const shadersAtBuild = (): Plugin => ({
  name: "shaders-at-build",
  apply: "build",
  enforce: "pre",
  load: (id) => {
    if (!LIST.test(id)) return null;
    return module({ STAGES: Object.fromEntries(Object.entries(STAGES).filter(([name]) => isInBase(name))) });
  },
  transform: (code, id) => (OWN.test(id) ? { code: withStages(id, withNumbers(code), isInBase), map: null } : null),
});
