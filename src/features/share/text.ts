/** Words about presets and sessions: part of the catalogue in text.ts. */
export const textOfSharing = {
  group: "Presets and sessions",
  none: "No presets yet: one keeps this run, its settings and this view under a name, in this browser.",
  list: "Presets",
  name: (scenario: string) => scenario,
  nameLabel: (name: string) => `Name of the preset ${name}`,
  load: (name: string) => `Load ${name}`,
  loadShort: "Load",
  remove: (name: string) => `Delete the preset ${name}`,
  export: "Export presets",
  exportShort: "Export",
  exportHelp: "Saves all presets as one JSON file; «Open file» takes them back in.",
  imported: (count: number) => (count === 1 ? "One preset was added." : `${count} presets were added.`),
  fromFile: "A preset can't hold an opened file; save the session instead.",
  saving: "Writing the session",
  goesOn: (steps: string) => `The session goes on from step ${steps}.`,
  notSession: (why: string) => `The session can't be opened (${why}): save it again, or open another one.`,
  notStored: (why: string) =>
    `This browser could not keep presets and views (${why.replace(/\.$/, "")}): they last until this page is closed. Allow it to store data for this address, or delete presets or views.`,
  notPresets: (why: string) => `This file of presets can't be read: ${why.split("\n")[0]}.`,
} as const;
