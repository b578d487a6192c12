import type { Slice } from "../../kit/slice.ts";
import type { AnyUndoPart } from "../../kit/undoPart.ts";

export interface UndoState {
  /** What of all features can be taken back. */
  readonly undoPart: AnyUndoPart;
  /** What “Undo” takes back, and what “Redo” does again, as people call it; null: nothing. */
  undoable: string | null;
  redoable: string | null;
  /** Does the page change choices of its own accord just now? Then they are no step. */
  unasked: boolean;
  /** Changes choices of the page's own accord: “Undo” takes back only what a person did. */
  changeUnasked(change: () => void): void;
}

export interface UndoSlice {
  readonly undo: UndoState;
}

export const createUndo =
  (undoPart: AnyUndoPart): Slice<UndoSlice> =>
  (set) => ({
    undoPart,
    undoable: null,
    redoable: null,
    unasked: false,
    changeUnasked(change) {
      set({ unasked: true });
      try {
        change();
      } finally {
        set({ unasked: false });
      }
    },
  });

/** What commands ask of the journal. */
export interface UndoActions {
  /** Takes back what was done last. */
  undo(): void;
  /** Does again what was taken back last. */
  redo(): void;
}
