import type { Slice } from "./store.ts";

/** Choices about the picture; none of them touches the physics. */
export interface View {
  /** Name of a colour mode of render/colour. */
  colour: string;
  /** Brightness in stops: +1 doubles the light. */
  exposure: number;
  /** Factor on the standard size of a body's image. */
  pointSize: number;
  /** Strength of the soft glow, 0 to 1. */
  glow: number;
}

export const VIEW_DEFAULTS: View = { colour: "galaxy", exposure: 0, pointSize: 1, glow: 0.5 };

/** A colour mode as the page shows it: render's records, without their shaders. */
export interface ColourInfo {
  readonly name: string;
  readonly title: string;
  readonly help: string;
  readonly legend: readonly { readonly colour: string; readonly label: string }[];
}

export interface ViewSlice {
  view: View;
  colours: readonly ColourInfo[];
  panelOpen: boolean;
  helpOpen: boolean;
  setView(change: Partial<View>): void;
  setColour(name: string): void;
  togglePanel(): void;
  toggleHelp(): void;
}

export const createView =
  (colours: readonly ColourInfo[], colour: string, panelOpen: boolean): Slice<ViewSlice> =>
  (set) => ({
    view: { ...VIEW_DEFAULTS, colour },
    colours,
    panelOpen,
    helpOpen: false,
    setView: (change) => set((s) => ({ view: { ...s.view, ...change } })),
    setColour: (name) => set((s) => ({ view: { ...s.view, colour: name } })),
    togglePanel: () => set((s) => ({ panelOpen: !s.panelOpen })),
    toggleHelp: () => set((s) => ({ helpOpen: !s.helpOpen })),
  });
