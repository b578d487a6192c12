import { words } from "../../language/words.ts";

/** Words beside messages. */
export const text = words("messages", {
  retry: "Start again",
  notes: "Notes",
});
