import { define } from "../state/spec.ts";

/** Where along the curve each element is, by its id. */
export const linePlace = define({ stage: "integrate/linePlace", row: "lines" });
