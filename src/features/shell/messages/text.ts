import { words } from "../../../language/words.ts";

/** Words beside messages. */
export const text = words("messages", {
  retry: "Start again",
  notes: "Notes",
  /** Why what a browser or a file keeps can't be read. */
  stored: {
    version: (found: string) => `version ${found}, not 1`,
    list: (name: string) => `no list of ${name}`,
    notStored: (why: string) =>
      `This browser could not store presets and views (${why.replace(/\.$/, "")}): they last until this page is closed. Allow it to store data for this address, or delete some of them.`,
    entry: (number: number, lacks: string) => `entry ${number} has ${lacks}`,
  },
});
