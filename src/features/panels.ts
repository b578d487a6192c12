/** Whether panels are open that lie in one place at the side: one of them at a time. */
export const SIDE_PANELS = ["truthOpen", "plotsOpen", "raceOpen", "handsOpen", "fitOpen"] as const;

export type SidePanels = Record<(typeof SIDE_PANELS)[number], boolean>;

/** All of them closed, but for the one that is `open`. */
export const sidePanels = (open: keyof SidePanels | null): SidePanels =>
  Object.fromEntries(SIDE_PANELS.map((name) => [name, name === open])) as SidePanels;
