import { ordinal } from "../../../../language/ordinal.ts";
import { words } from "../../../../language/words.ts";

/** Words of an open sequence, loaded with it. */
export const text = words("bar", {
  bar: "Sequence",
  at: {
    label: "Snapshot",
    help: "Drag to go through the sequence; Play continues from there.",
    show: (number: string, of: string, time: string) => `${number} of ${of}, ${time}`,
  },
  rate: { label: "Snapshots per second", help: "How fast it plays." },
  way: {
    label: "Interpolation",
    help: "How bodies move from one snapshot to the next: on a curve through both positions with both velocities, straight, or not at all.",
    names: { curved: "Cubic", straight: "Linear", still: "None" },
  },
  more: "Details",
  loading: (read: string, of: string) => `Reading: ${read} of ${of} snapshots`,
  held: (held: string, of: string, megabytes: string) => `${held} of ${of} snapshots in memory, ${megabytes} MB`,
  goOn: { label: "Simulate from here", help: "Starts a run from the nearest snapshot, and closes the sequence." },
  close: "Close the sequence",
  reading: (name: string) => `Reading ${name}`,
  tooFew: (name: string) =>
    `${name}: a sequence needs two snapshots or more: files whose names differ by a number, such as run.0001.hdf5 and run.0002.hdf5, or one HDF5 file that holds several.`,
  nothing: "No file was chosen.",
  others: (count: number) => `${count} other files were left out: their names don't belong to the series.`,
  firstOfEach: (snapshots: number) =>
    `Each file holds ${snapshots} snapshots, as far as the first one says; of each the first is shown. Open one file alone to see all of it.`,
  thinned: (every: number) => `Every ${ordinal(every)} body is shown, to fit this computer.`,
  failed: (name: string, why: string) => `${name} can't be read and was skipped: ${why}`,
  noneOfThem: "it shares no bodies with the first snapshot",
  missing: (bodies: string, name: string) =>
    `${bodies} bodies of the first snapshot are missing in ${name}; they stay where they were seen next to it.`,
  added: (bodies: string, name: string) =>
    `${bodies} bodies of ${name} are not in the first snapshot and are not shown.`,
  notInOrder: (name: string) =>
    `${name} is earlier than the snapshot before it: the files are shown by the numbers in their names.`,
  busy: "Close the builder, the comparison and the film first.",
  noFolders:
    "This browser can't write into a folder (Chrome and Edge can); the command line records series too: run FILE --every M --out NAME.",
  seriesEnd: (count: string, folder: string) =>
    `The series is in ${folder}: ${count} snapshots. “Open a folder” plays it.`,
  seriesFailed: (why: string) => `The series ended: ${why}`,
});
