import { words } from "../language/words.ts";

/** Words of the shared controls. */
export const text = words("ui", {
  close: "Close",
  cancel: "Cancel",
  double: "double-click for the default",
});
