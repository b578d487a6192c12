import { words } from "../../language/words.ts";

/** Words beside messages. */
export const text = words("messages", {
  retry: "Start again",
  notes: "Notes",
  /** Why what a browser or a file keeps can't be read. */
  stored: {
    version: (found: string) => `version ${found}, not 1`,
    list: (name: string) => `no list of ${name}`,
    entry: (number: number, lacks: string) => `entry ${number} has ${lacks}`,
  },
});
