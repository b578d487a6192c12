import type { ColourMode } from "../../../render/colour/mode.ts";
import type { Cut, Parts } from "../../../render/parts.ts";
import type { GasMapName } from "../../../render/shown/gasMaps.ts";
import type { MapRange } from "../../../render/shown/massView.ts";
import type { ShownName } from "../../../render/shown/shown.ts";
import type { Slice } from "../../kit/slice.ts";

/** Choices about the picture; none of them touches the physics. */
export interface View {
  /** Name of a colour mode of render/colour. */
  colour: string;
  /** Brightness in stops: +1 doubles the light. */
  exposure: number;
  /** Stops above the standard white at which light is white: bright places keep colour and structure. */
  latitude: number;
  /** Factor on the standard size of a body's image. */
  pointSize: number;
  /** Strength of the soft glow, 0 to 1. */
  glow: number;
  /** Factor on how far colours are from grey: 0 is grey. */
  saturation: number;
  /** Factor on the opacity of discs' dust; 0: none. */
  dust: number;
  /** Factor on the light of galaxies behind and stars before; 0: none. */
  sky: number;
  /** Dark sky, or dark light on white paper. */
  theme: Theme;
  /** Name of what the picture shows, of render/shown. */
  shows: ShownName;
  /** Whose mass: "all", "luminous" (all but halos), a component, or "galaxy-1" and so on. */
  massOf: string;
  /** Ends of the map of mass per area, or of one of gas, in the bodies' own units; null: as the picture needs. */
  low: number | null;
  high: number | null;
  /** Velocity at the ends of its map, or dispersion at the upper one, in the bodies' own units; null: as the picture needs. */
  span: number | null;
  /** Components and galaxies that are shown otherwise than always. */
  parts: Parts;
  /** What is left of the bodies; null: all. */
  cut: Cut | null;
}

export type Theme = "dark" | "print";

/** What is shown in colours that stand for numbers. */
export type MapName = Exclude<ShownName, "light">;

export const VIEW_DEFAULTS: View = {
  colour: "galaxy",
  exposure: 0,
  latitude: 0,
  pointSize: 1,
  glow: 0.5,
  saturation: 1,
  dust: 0,
  sky: 0,
  theme: "dark",
  shows: "light",
  massOf: "all",
  low: null,
  high: null,
  span: null,
  parts: {},
  cut: null,
};

/** What the sliders of the look reach. */
export const VIEW_RANGES = {
  exposure: { min: -5, max: 5 },
  latitude: { min: 0, max: 8 },
  pointSize: { min: 0.4, max: 6 },
  glow: { min: 0, max: 1 },
  saturation: { min: 0, max: 2 },
  dust: { min: 0, max: 3 },
  sky: { min: 0, max: 3 },
  low: { min: 1e-30, max: 1e30 },
  high: { min: 1e-30, max: 1e30 },
  span: { min: 1e-30, max: 1e30 },
};

/** A colour mode as the page shows it: render's records, without their shaders. */
export type ColourInfo = Omit<ColourMode, "scale">;

/** Does a colour mode say something of a flow, or of galaxies? */
export const suitsRun = ({ of }: ColourInfo, flow: boolean): boolean => of === undefined || (of === "flow") === flow;

export interface AppearanceState {
  view: View;
  colours: readonly ColourInfo[];
  /** The ranges that maps of the picture need, in the bodies' own units; null: no picture yet. */
  massRange: MapRange | null;
  /** Colours of each map's scale from low to high, evenly spaced, by theme; none where nothing draws. */
  readonly mapColours: Readonly<Partial<Record<MapName, Readonly<Record<Theme, readonly string[]>>>>>;
  setView(change: Partial<View>): void;
  setColour(name: string): void;
}

/** Maps of gas alone. */
const GAS_MAPS: Readonly<Record<GasMapName, true>> = {
  gas: true,
  temperature: true,
  formation: true,
  metallicity: true,
};

/** The map of gas that is called so; null: it is none. */
export const gasMapOf = (shows: ShownName): GasMapName | null => (shows in GAS_MAPS ? (shows as GasMapName) : null);

/** What ends of a scale are of: they mean nothing on another. */
const endsOf = (shows: ShownName) => (gasMapOf(shows) === "gas" ? null : gasMapOf(shows));
const freed = (view: View, { shows = view.shows }: Partial<View>): Partial<View> =>
  endsOf(shows) === endsOf(view.shows) ? {} : { low: null, high: null };

/** May what the picture shows be chosen in a run with these maps of gas? */
export const isShowable = (shows: ShownName, maps: readonly GasMapName[]): boolean => {
  const map = gasMapOf(shows);
  return map === null || maps.includes(map);
};

export interface AppearanceSlice {
  readonly appearance: AppearanceState;
}

export const createAppearance =
  (colours: readonly ColourInfo[], mapColours: AppearanceState["mapColours"], colour: string): Slice<AppearanceSlice> =>
  (set) => ({
    view: { ...VIEW_DEFAULTS, colour },
    colours,
    massRange: null,
    mapColours,
    setView: (change) => set((s) => ({ view: { ...s.view, ...freed(s.view, change), ...change } })),
    setColour: (name) => set((s) => ({ view: { ...s.view, colour: name } })),
  });

/** How the maps of a view are saved. */
export const MAP_FILES = ["png", "csv", "fits"] as const;
export type MapFile = (typeof MAP_FILES)[number];

/** What panels ask of the look's controller. */
export interface AppearanceActions {
  /** Saves surface density, velocity and dispersion of the view. */
  saveMaps(kind: MapFile): void;
}
