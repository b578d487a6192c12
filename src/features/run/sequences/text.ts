import { counted } from "../../../language/counted.ts";
import { words } from "../../../language/words.ts";

/** Words about sequences that are there from the beginning. */
export const text = words("sequences", {
  commands: {
    record: {
      label: "Snapshot series",
      help: "Saves snapshots into a folder while the run continues, in the format of “Save snapshot”; press again to end it.",
    },
  },
  title: "Sequences",
  every: { label: "Steps between snapshots", help: "Saves a snapshot every N steps." },
  mark: (number: number) => `Recorded snapshot ${number}`,
  written: (count: string, folder: string) => `${counted(count, "snapshot", "snapshots")} in ${folder}`,
});
