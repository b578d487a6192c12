import { type AnyControl, reset } from "../../kit/control.ts";
import { GROUPS, type Group, type Level, reaches, type Tab } from "../../kit/levels.ts";
import type { SideState } from "../../kit/panels.ts";
import type { Fields, Slice } from "../../kit/slice.ts";

/** How much of the page is seen, and which parts of it are open beside those that features open themselves. */
export interface LayoutState extends SideState {
  level: Level;
  /** The level where nothing was chosen: small pages have less room. */
  readonly usualLevel: Level;
  setLevel(level: Level): void;
  /** The page of the controls that is seen at the level “Study”. */
  tab: Tab;
  setTab(tab: Tab): void;
  /** Everything that can be set. */
  readonly controls: readonly AnyControl[];
  /** Sets all controls of a group to what holds where nothing was chosen. */
  resetGroup(group: Group): void;
  /** Goes where a control is seen: to its level and tab, or to the settings. */
  goTo(control: AnyControl): void;
  panelOpen: boolean;
  togglePanel(): void;
  /** What is chosen once: language, units, memory. */
  settingsOpen: boolean;
  setSettingsOpen(open: boolean): void;
  /** The search for a command or a control. */
  searchOpen: boolean;
  setSearchOpen(open: boolean): void;
}

export interface LayoutSlice {
  readonly layout: LayoutState;
}

export const createLayout =
  (panelOpen: boolean, usualLevel: Level, controls: readonly AnyControl[]): Slice<LayoutSlice> =>
  (set, get) => ({
    controls,
    resetGroup: (group) => {
      for (const control of controls) if (control.group === group) reset(get() as never, control);
    },
    goTo: ({ group, level: first }) => {
      const tab = GROUPS[group];
      if (tab === null) return set({ settingsOpen: true });
      const reach = reachOf(get(), group);
      if (reach === null || !reaches(reach, first)) {
        const level = get().layout.level === "study" ? "study" : first;
        set({ level, tab: first === "study" ? tab : "scene" });
      }
      set({ panelOpen: true });
    },
    level: usualLevel,
    usualLevel,
    setLevel: (level) => set({ level }),
    tab: "scene",
    setTab: (tab) => set({ tab }),
    panelOpen,
    togglePanel: () => set((s) => ({ panelOpen: !s.panelOpen })),
    side: null,
    toggleSide: (panel) => set((s) => ({ side: s.side === panel ? null : panel })),
    settingsOpen: false,
    setSettingsOpen: (settingsOpen) => set({ settingsOpen }),
    searchOpen: false,
    setSearchOpen: (searchOpen) => set({ searchOpen }),
  });

/** Up to which level the controls of a group are seen now; null: not at all. */
export function reachOf({ layout: { level, tab } }: Fields<LayoutSlice, "level" | "tab">, group: Group): Level | null {
  if (level !== "study" || GROUPS[group] === tab) return level;
  return tab === "scene" ? "play" : null;
}
