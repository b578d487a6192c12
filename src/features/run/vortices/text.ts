import { words } from "../../../language/words.ts";

/** Words about flows of vortices. */
export const text = words("vortices", {
  follow: { label: "Follow the vortices", help: "Keeps the vortices in the middle of the view as they move." },
});
