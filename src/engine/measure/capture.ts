import { define } from "../state/spec.ts";

/** How long ago each body was captured by another galaxy. */
export const capture = define({ stage: "measure/capture", row: "quantity" });
