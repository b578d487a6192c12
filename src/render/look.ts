import type { Cut, Parts } from "./parts.ts";
import type { ShownName } from "./shown/shown.ts";

/** Choices of the picture, in the units of the page's controls. */
export interface Look {
  readonly colour: string;
  /** Stops. */
  readonly exposure: number;
  /** Stops above the standard white at which light is white. */
  readonly latitude: number;
  /** Factor on the standard size. */
  readonly pointSize: number;
  /** 0 to 1. */
  readonly glow: number;
  /** Factor on how far colours are from grey: 0 is grey. */
  readonly saturation: number;
  /** Factor on the opacity of discs' dust; 0: none. */
  readonly dust: number;
  /** Factor on the light of galaxies behind and stars before; 0: none. */
  readonly sky: number;
  /** Light on black, or ink on white. */
  readonly theme: "dark" | "print";
  /** Light, or a map. */
  readonly shows: ShownName;
  /** Whose mass: "all", "luminous", a component, or "galaxy-1" and so on. */
  readonly massOf: string;
  /** Ends of the map of mass per area, mass units per length unit squared; null: as the picture needs. */
  readonly low: number | null;
  readonly high: number | null;
  /** Velocity at the ends of its map, or dispersion at the upper one: velocity units; null: as the picture needs. */
  readonly span: number | null;
  /** Components and galaxies that are shown otherwise than always. */
  readonly parts: Parts;
  /** What is left of the bodies; null: all. */
  readonly cut: Cut | null;
}
