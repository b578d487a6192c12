import type { ColourMode } from "../../render/colour/mode.ts";
import type { Cut, Parts } from "../../render/parts.ts";
import type { MassRange } from "../../render/shown/massView.ts";
import type { Slice } from "../slice.ts";

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
  /** Dark sky, or dark light on white paper. */
  theme: Theme;
  /** Name of what the picture shows, of render/shown. */
  shows: "light" | "density";
  /** Whose mass: "all", "luminous" (all but halos), a component, or "galaxy-1" and so on. */
  massOf: string;
  /** Ends of the map of mass per area, in the bodies' own units; null: as the picture needs. */
  low: number | null;
  high: number | null;
  /** Components and galaxies that are shown otherwise than always. */
  parts: Parts;
  /** What is left of the bodies; null: all. */
  cut: Cut | null;
}

export type Theme = "dark" | "print";

export const VIEW_DEFAULTS: View = {
  colour: "galaxy",
  exposure: 0,
  pointSize: 1,
  glow: 0.5,
  theme: "dark",
  shows: "light",
  massOf: "all",
  low: null,
  high: null,
  parts: {},
  cut: null,
};

/** What the sliders of the look reach. */
export const VIEW_RANGES = {
  exposure: { min: -5, max: 5 },
  pointSize: { min: 0.4, max: 6 },
  glow: { min: 0, max: 1 },
  low: { min: 1e-30, max: 1e30 },
  high: { min: 1e-30, max: 1e30 },
};

/** A colour mode as the page shows it: render's records, without their shaders. */
export type ColourInfo = Omit<ColourMode, "scale">;

export interface LookSlice {
  view: View;
  colours: readonly ColourInfo[];
  /** The range that the picture of mass per area needs, in the bodies' own units; null: no picture yet. */
  massRange: MassRange | null;
  /** Colours of the scale from low to high, evenly spaced, by theme. */
  readonly massColours: Readonly<Record<Theme, readonly string[]>>;
  setView(change: Partial<View>): void;
  setColour(name: string): void;
}

export const createLook =
  (colours: readonly ColourInfo[], massColours: LookSlice["massColours"], colour: string): Slice<LookSlice> =>
  (set) => ({
    view: { ...VIEW_DEFAULTS, colour },
    colours,
    massRange: null,
    massColours,
    setView: (change) => set((s) => ({ view: { ...s.view, ...change } })),
    setColour: (name) => set((s) => ({ view: { ...s.view, colour: name } })),
  });
