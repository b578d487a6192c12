import { words } from "../../../language/words.ts";

/** Words about how much of the page is seen, its settings and its search. */
export const text = words("layout", {
  commands: {
    panel: { label: "Controls", help: "Shows or hides the controls." },
    search: { label: "Search", help: "Finds any command or control by its name." },
    settings: { label: "Settings", help: "Language, theme, units, memory and shortcuts." },
    showLess: { label: "Show less: Watch", help: "Shows only what is needed to watch." },
    showMore: { label: "Show more: Play", help: "Shows what is needed to play with galaxies." },
    showAll: { label: "Show everything: Study", help: "Shows all controls, in tabs." },
  },
  level: "How much is shown",
  levelHelp: {
    watch: "Only what is needed to watch. Play shows more, Study everything.",
    play: "What is needed to play with galaxies. Study shows everything, in tabs.",
    study: "All controls, in tabs.",
  },
  levels: { watch: "Watch", play: "Play", study: "Study" },
  tabs: "Controls by topic",
  tab: {
    scene: "Scene",
    solver: "Solver",
    look: "Look",
    camera: "Camera",
    tree: "Tree",
    compare: "Compare",
    timeline: "Timeline",
    files: "Files",
  },
  hidden: (labels: string) =>
    `This link also sets ${labels}, which you don't see at this level; choose “Study” above the controls to see everything.`,
  reset: {
    label: "Reset to defaults",
    help: "Sets everything in this group back to its default. Undo brings it back.",
  },
  resetGroup: (group: string) => `Reset to defaults: ${group}`,
  settings: { title: "Settings" },
  search: {
    title: "Search",
    label: "Type the name of a command or control",
    list: "Results",
    none: (words: string) => `Nothing matches “${words}”.`,
  },
});
