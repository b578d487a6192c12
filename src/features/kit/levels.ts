/** How much of the page is seen, from little to all; each has what the one before it has. */
export const LEVELS = ["watch", "play", "study"] as const;
export type Level = (typeof LEVELS)[number];

/** Is what is seen from `first` on seen at `level`? */
export const reaches = (level: Level, first: Level): boolean => LEVELS.indexOf(level) >= LEVELS.indexOf(first);

/** Pages of the controls at the level “Study”; the first one is what “Play” shows. */
export const TABS = ["scene", "solver", "look", "camera", "tree", "compare", "timeline", "files"] as const;
export type Tab = (typeof TABS)[number];

/** Groups of controls, in the order in which the page is read, with the tab that has all of each. */
export const GROUPS = {
  run: "scene",
  create: "scene",
  accuracy: "solver",
  appearance: "look",
  camera: "camera",
  tree: "tree",
  compare: "compare",
  timeline: "timeline",
  files: "files",
  settings: null,
} as const satisfies Readonly<Record<string, Tab | null>>;
export type Group = keyof typeof GROUPS;
