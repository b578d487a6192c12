import { seriesOf } from "../../../data/files/series.ts";
import { holdsSession } from "../../../data/files/sessionHead.ts";
import { type Handler, isOne, letters } from "./door.ts";
import type { Opening } from "./opening.ts";
import { addressIn, isPng } from "./pictureAddress.ts";
import { LONGEST, type Presets } from "./presets.ts";
import { holdsPresets } from "./presetsState.ts";
import type { Sessions } from "./sessions.ts";

/** What opens each kind. */
export interface Openers {
  readonly presets: Presets;
  readonly sessions: () => Promise<Sessions>;
  readonly opening: () => Promise<Opening>;
  /** Plays a series of snapshots. */
  readonly film: (files: readonly File[]) => void;
  /** Shows the run that an address names; `name`: where it was found. */
  readonly follow: (address: string, name: string) => void;
}

/** All kinds of things that can be opened, in the order in which they are asked. */
export const handlersOf = ({ presets, sessions, opening, film, follow }: Openers): readonly Handler[] => [
  {
    name: "presets",
    takes: (handed) => isOne(handed, ({ file, head }) => file.size <= LONGEST && holdsPresets(letters(head))),
    open: ({ files: [file] }) => presets.open(file!),
  },
  {
    name: "session",
    takes: (handed) => isOne(handed, ({ head }) => holdsSession(head)),
    open: async ({ files: [file], turn }) => (await sessions()).open(file!, turn),
  },
  {
    name: "picture",
    takes: (handed) => isOne(handed, ({ head }) => isPng(head)),
    open: async ({ files, turn }) => {
      const address = await addressIn(files[0]!);
      // Another picture is refused as all files are that hold no bodies.
      if (address === null) await (await opening()).open(files, turn);
      else follow(address, files[0]!.name);
    },
  },
  {
    name: "series",
    // Of a folder what belongs together is taken; of files that were chosen only who reads them can tell.
    takes: ({ files, folder }) => folder === true && seriesOf(files).series.length > 1,
    open: async ({ files }) => film(files),
  },
  {
    name: "bodies",
    takes: () => true,
    open: async ({ files, turn, snapshot }) => (await opening()).open(files, turn, snapshot),
  },
];
