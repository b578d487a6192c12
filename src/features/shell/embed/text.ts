import { words } from "../../../language/words.ts";

/** Words of the page inside another one. */
export const text = words("embed", {
  bar: "Time and page",
  whole: "Open in Antennae",
});
