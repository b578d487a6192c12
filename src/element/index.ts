/** `antennae/element`: <antennae-galaxy>, known to the page once this is loaded. */
import { AntennaeGalaxy, type StepDetail } from "./galaxy.ts";

export { AntennaeGalaxy, type StepDetail };

/** The element's name. */
export const NAME = "antennae-galaxy";

if (globalThis.customElements && !customElements.get(NAME)) customElements.define(NAME, AntennaeGalaxy);
