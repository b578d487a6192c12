import { PictureFault } from "../../../../fit/images/faults.ts";
import { oneLine } from "../../../../run/oneLine.ts";
import { text } from "./text.ts";

/** What is wrong, in a line of the page's language. */
export function lineOf(error: unknown): string {
  if (!(error instanceof PictureFault)) return oneLine(error);
  return (text[error.kind] as (...values: readonly unknown[]) => string)(...error.values);
}
