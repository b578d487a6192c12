import type { ComponentName } from "../../../data/bodies/bodies.ts";
import type { Slice } from "../../kit/slice.ts";

/** Which cells of the tree are drawn. */
export interface TreeView {
  readonly show: "off" | "pointer" | "all";
  /** Levels below the root, both included. */
  readonly from: number;
  readonly to: number;
}

/** How many the last force calculation used for a body. */
export interface Interactions {
  /** Cells that pulled as a whole, for this body's group alone. */
  readonly cells: number;
  /** Cells in the expansion that the group shares. */
  readonly far: number;
  /** Bodies summed one by one, itself among them. */
  readonly bodies: number;
  /** Bodies that share the walk. */
  readonly group: number;
}

/** The picked body as it was seen last, in the bodies' own units. */
export interface SeenBody {
  readonly body: number;
  readonly steps: number;
  readonly galaxy: number;
  readonly component: ComponentName;
  readonly mass: number;
  readonly speed: number;
  /** Null where there is no tree, or not yet. */
  readonly interactions: Interactions | null;
}

/** The bodies about the picked one, in the bodies' own units. */
export interface About {
  readonly nearest: { readonly body: number; readonly distance: number } | null;
  /** Within so many length units of it; 0: not looked for. */
  readonly radius: number;
  readonly count: number;
}

/** The predicted meeting of two galaxies, in the bodies' own units. */
export interface Prediction {
  readonly pericentre: number;
  readonly eccentricity: number;
  readonly separation: number;
  /** Until the closest passage; negative: since. */
  readonly time: number;
}

export interface InspectState {
  /** Bodies with a trail, and how many points each has. */
  trails: readonly number[];
  trailPoints: readonly number[];
  /** Begins a body's trail, or ends it. */
  toggleTrail(body: number): void;
  clearTrails(): void;
  /** Mark the galaxies' centres and the way that they came? */
  showCentres: boolean;
  /** Draw the orbit that two galaxies would have as points? */
  showOrbit: boolean;
  setShowCentres(show: boolean): void;
  setShowOrbit(show: boolean): void;
  prediction: Prediction | null;
  /** Number of the galaxy that the camera follows. */
  followed: number | null;
  followGalaxy(galaxy: number | null): void;
  treeView: TreeView;
  setTreeView(change: Partial<TreeView>): void;
  /** Number of the picked body in the table of bodies. */
  picked: number | null;
  pick(body: number | null): void;
  /** Draw the cells and bodies that the picked one met? */
  showInteractions: boolean;
  setShowInteractions(show: boolean): void;
  seen: SeenBody | null;
  /** Null: not known yet. */
  about: About | null;
}

export interface InspectSlice {
  readonly inspect: InspectState;
}

export const TREE_LEVELS = { min: 0, max: 20 };
export const TREE_VIEW: TreeView = { show: "off", from: 3, to: 7 };

/** Bodies that can have a trail at once. */
export const MOST_TRAILS = 16;

export const createInspect: Slice<InspectSlice, { readonly camera: { piloted: boolean } }> = (set, _, store) => ({
  trails: [],
  trailPoints: [],
  toggleTrail: (body) =>
    set(({ trails }) => {
      if (trails.includes(body)) return { trails: trails.filter((b) => b !== body) };
      return trails.length < MOST_TRAILS ? { trails: [...trails, body] } : {};
    }),
  clearTrails: () => set({ trails: [], trailPoints: [] }),
  showCentres: false,
  showOrbit: false,
  setShowCentres: (showCentres) => set({ showCentres }),
  setShowOrbit: (showOrbit) => set({ showOrbit, prediction: null }),
  prediction: null,
  followed: null,
  followGalaxy: (followed) =>
    store.setState((s) => ({ inspect: { followed }, camera: { piloted: followed === null && s.camera.piloted } })),
  treeView: TREE_VIEW,
  // The end that was moved pushes the other one.
  setTreeView: (change) =>
    set(({ treeView }) => {
      const next = { ...treeView, ...change };
      if (next.from > next.to) {
        if (change.from !== undefined) return { treeView: { ...next, to: next.from } };
        return { treeView: { ...next, from: next.to } };
      }
      return { treeView: next };
    }),
  picked: null,
  pick: (picked) => set((s) => (picked === s.picked ? s : { picked, seen: null, about: null })),
  showInteractions: true,
  setShowInteractions: (showInteractions) => set({ showInteractions }),
  seen: null,
  about: null,
});

/**
 * Forces that one body needs: those of the cells and bodies that its group met, and one expansion where far cells were
 * gathered into it. The direct sum needs N - 1.
 */
export function forcesOf({ cells, far, bodies }: Interactions): number {
  return cells + bodies + (far > 0 ? 1 : 0);
}

/** Questions about single bodies. */
export interface InspectActions {
  /** Picks the body nearest to the middle of the view. */
  pickMiddle(): void;
  /** The run's bodies are in the picture again, where something else was. */
  resume(): void;
}
