import { ordinal } from "../../language/ordinal.ts";
import { words } from "../../language/words.ts";

/** Words about files, snapshots, presets and sessions. */
export const text = words("files", {
  commands: {
    open: {
      label: "Open file",
      help: "Opens initial conditions, snapshots or a series of them, a session, presets, or a screenshot of this page.",
    },
    folder: { label: "Open a folder", help: "Plays the snapshots in a folder as a series." },
    save: { label: "Save snapshot", help: "Saves all bodies as they are now." },
    preset: { label: "Save preset", help: "Saves this run and view under a name, in this browser." },
    session: {
      label: "Save session",
      help: "Saves the whole run, its settings and the view in one file; reopening it resumes exactly where you left off.",
    },
  },
  group: "Files and pictures",
  reading: (name: string) => `Reading ${name}`,
  writing: "Writing the snapshot",
  fileInput: "File to open",
  drop: "Drop it here: a snapshot or all its parts, a series or a folder, a session, presets, a screenshot, a link",
  opened: {
    title: "Opened file",
    close: "Close the summary",
    apply: "Apply",
    applyHelp: "Reads the file again with these choices and starts from its time.",
    applied: "Change a setting above first.",
    bodies: "Bodies",
    elements: "Vortex elements",
    tubes: "Vortex tubes",
    taken: (n: string, of: string) => `${n} of ${of}`,
    extent: "Extent",
    mass: "Mass",
    time: "Time",
    galaxies: "Galaxies",
    softenings: "Softening in the file",
    noSoftenings: "none",
    size: "File size",
    assumptions: "Assumed, and yours to change",
    units: {
      label: "Units of the file",
      help: "What the numbers in the file mean; a change also changes the strength of gravity.",
    },
    asRead: (name: string) => `As read: ${name}`,
    components: "Components",
    componentsHelp: "Only those ticked are used.",
    every: {
      label: "Every k-th body",
      help: "Uses every k-th body of each component, with masses increased to keep the total.",
    },
    softening: {
      label: "Softening length",
      help: "In the file's unit of length; leave empty for the suggested value.",
    },
    timestep: {
      label: "Time step",
      help: "In the file's unit of time; leave empty for the suggested value.",
    },
    suggested: "suggested",
    notes: "Notes",
    viewOnly: "View only",
    release: "Run it anyway",
    held: "Paused: this is a cosmological snapshot and Antennae does not model cosmic expansion. You can still run it from the summary.",
    thinned: (every: number, most: string) =>
      `Loaded every ${ordinal(every)} body; this computer can handle up to ${most}.`,
    playAll: (count: number) => `Play all ${count} snapshots`,
    link: "the link",
    followed: (name: string) => `Opened the run of ${name}.`,
    fetching: (name: string) => `Fetching ${name}`,
    otherOrigin: (host: string) =>
      `A link to ${host} can't be opened, only files on this page's own site: download the file and drop it here.`,
    noLink: "Paste a file, or a link to a file on this site.",
    notFound: (link: string, status: number) => `${link}: the site answers ${status} instead of a file.`,
    another: (more: number) => ` and ${more} more`,
  },
  saving: {
    label: "Snapshot format",
    help: "Which programs can read the saved snapshot, and what it keeps.",
    flow: "Vortices are saved as HDF5 with their cores, strengths and rings; the command line reads them (vortex run).",
    cancelled: (name: string) => `${name} was not saved: it was cancelled.`,
    kept: (name: string) => `${name} was saved; it keeps everything.`,
    lost: (name: string, notes: string) => `${name} was saved. ${notes}`,
  },
  leftOff: {
    offer: (when: string) => `Your last run is kept in this browser (${when}).`,
    goOn: "Continue where you left off",
    forget: "Forget the kept run",
    reading: "Bringing back the kept run",
    notKept: (why: string) =>
      `This browser could not keep the run (${why.replace(/\.$/, "")}): save the session before you close the page.`,
  },
  presets: {
    group: "Presets and sessions",
    none: "No presets yet: a preset saves this run, its settings and this view under a name, in this browser.",
    list: "Presets",
    nameLabel: (name: string) => `Name of the preset ${name}`,
    load: (name: string) => `Load ${name}`,
    loadShort: "Load",
    remove: (name: string) => `Delete the preset ${name}`,
    export: "Export presets",
    exportShort: "Export",
    exportHelp: "Saves all presets as one JSON file; “Open file” loads them again.",
    imported: (count: number) => (count === 1 ? "One preset was added." : `${count} presets were added.`),
    fromFile: "A preset can't hold an opened file; save the session instead.",
    saving: "Writing the session",
    goesOn: (steps: string) => `The session continues from step ${steps}.`,
    notSession: (why: string) => `The session can't be opened (${why}): save it again, or open another one.`,
    notStored: (why: string) =>
      `This browser could not store presets and views (${why.replace(/\.$/, "")}): they last until this page is closed. Allow it to store data for this address, or delete some of them.`,
    /** What an entry of them has not. */
    lacks: "no name or no address",
    /** What was expected of a session. */
    aDirection: "a direction other than 0, 0, 0",
    aCamera: "six numbers of a camera, or null",
    notPresets: (why: string) => `This file of presets can't be read: ${why.split("\n")[0]}.`,
  },
});
