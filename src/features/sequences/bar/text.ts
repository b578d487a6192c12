import { words } from "../../../language/words.ts";

/** Words of an open sequence, loaded with it. */
export const text = words("bar", {
  bar: "Sequence",
  at: {
    label: "Snapshot",
    help: "Drag to go through the sequence; Play goes on from there.",
    show: (number: string, of: string, time: string) => `${number} of ${of}, ${time}`,
  },
  rate: { label: "Snapshots a second", help: "How fast it plays." },
  way: {
    label: "Between snapshots",
    help: "How bodies go from one snapshot to the next: on the curve through both places with both velocities, straight, or not at all.",
    names: { curved: "Curves", straight: "Straight lines", still: "Nothing" },
  },
  memory: {
    label: "Memory",
    help: "What the snapshots may take. Where they need more, those about the one on the screen are kept, and others are read again when they are needed.",
  },
  more: "More about it",
  loading: (read: string, of: string) => `Reading: ${read} of ${of} snapshots`,
  held: (held: string, of: string, megabytes: string) => `${held} of ${of} snapshots in memory, ${megabytes} MB`,
  goOn: { label: "Run on from here", help: "Makes a run of the snapshot that is nearest, and closes the sequence." },
  close: "Close the sequence",
  reading: (name: string) => `Reading ${name}`,
  tooFew: (name: string) =>
    `${name}: a sequence needs two snapshots or more: files whose names differ by a number, such as run.0001.hdf5 and run.0002.hdf5, or one HDF5 file that holds several.`,
  nothing: "No file was chosen.",
  others: (count: number) => `${count} other files were left out: their names don't belong to the series.`,
  firstOfEach: (snapshots: number) =>
    `Each file holds ${snapshots} snapshots, as far as the first one says; of each the first is shown. Open one file alone to see all of it.`,
  thinned: (every: number) => `Every ${every}. body is shown, so that it fits this machine.`,
  failed: (name: string, why: string) => `${name} can't be read and is passed over: ${why}`,
  noneOfThem: "it has none of the bodies of the first snapshot",
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
    `The series is in ${folder}: ${count} snapshots. “Open a folder” shows it as a film.`,
  seriesFailed: (why: string) => `The series ends: ${why}`,
});
