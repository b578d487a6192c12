import { words } from "../../language/words.ts";

/** Words about sequences that are there from the beginning. */
export const text = words("sequences", {
  commands: {
    files: {
      label: "Open as a film",
      help: "Opens several snapshots as a film that is scrubbed and played; bodies go from one to the next by their ids.",
    },
    folder: { label: "Open a folder", help: "Opens the snapshots of a folder as a film." },
    record: {
      label: "Snapshot series",
      help: "Writes snapshots into a folder while the run goes on, every so many steps, in the format of “Save snapshot”; press again to end it.",
    },
  },
  title: "Sequences",
  every: { label: "Steps between snapshots", help: "Of a series that is recorded: one snapshot every so many steps." },
  written: (count: string, folder: string) => `${count} snapshots in ${folder}`,
});
