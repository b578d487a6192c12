import type { CommandContext } from "./command.ts";

/** Panels that lie in one place at the side. */
export const SIDE_PANELS = ["accuracy", "plots", "benchmark", "interact", "fit"] as const;
export type SidePanel = (typeof SIDE_PANELS)[number];

export interface SideState {
  /** The one that is open. */
  side: SidePanel | null;
  /** Opens a panel instead of the one that is open, or closes it. */
  toggleSide(panel: SidePanel): void;
}

export interface SideSlice {
  readonly layout: SideState;
}

/** What a command says and does that opens a panel, and closes it. */
export const opens = (panel: SidePanel) => ({
  expanded: ({ layout: { side } }: SideSlice): boolean => side === panel,
  perform: ({ store }: CommandContext<SideSlice>): void => store.getState().layout.toggleSide(panel),
});
