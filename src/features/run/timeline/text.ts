import { counted } from "../../../language/counted.ts";
import { words } from "../../../language/words.ts";

/** Words of history and bookmarks. */
export const text = words("timeline", {
  commands: {
    reverse: { label: "Reverse time", help: "Runs time backwards: the leapfrog retraces its own steps." },
    earlier: { label: "Earlier", help: "Goes back to the previous moment in the history." },
    later: { label: "Later", help: "Goes on to the next moment in the history." },
    bookmark: { label: "Bookmark", help: "Keeps this moment under a name, to go back to." },
  },
  group: "History and bookmarks",
  history: {
    label: "History",
    help: "Drag to go back to moments that were kept. The run pauses there; Play continues from that moment and discards what came after.",
    now: "now",
    at: (time: string, step: string) => `${time}, step ${step}`,
  },
  zoom: {
    label: "Timeline zoom",
    help: "Shows a part of the timeline in the foot, about the moment on the screen.",
    unit: "×",
  },
  marks: {
    list: "Marks on the timeline",
    at: (what: string, when: string) => `${what}, ${when}`,
  },
  home: (away: string) =>
    `Back at the start: bodies are within ${away} (rms) of where they began, since the leapfrog is reversible. Play continues into the past.`,
  memory: {
    label: "Memory",
    help: "For the history, the bookmarks, the runs that Undo and “With / without” go back to, and the snapshots of an open series. When it is full, every second moment is dropped, so that the whole run stays covered, the oldest runs are forgotten, and only snapshots near the current one stay loaded.",
    unit: "MB",
    used: (moments: string, used: string, apart: string) =>
      `${counted(moments, "moment", "moments")}, ${used} MB, ${counted(apart, "step", "steps")} apart`,
  },
  bookmarks: {
    title: "Bookmarks",
    none: "Press m, or the flag beside the history, to keep a moment under a name.",
    name: (number: number) => `Bookmark ${number}`,
    nameLabel: (name: string) => `Name of ${name}`,
    go: (name: string) => `Go to ${name}`,
    remove: (name: string) => `Delete ${name}`,
    full: (needed: string, budget: string) =>
      `No room for another bookmark (${needed} MB, ${budget} MB allowed): delete one, or give the history more memory.`,
  },
});
