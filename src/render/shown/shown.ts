import type { Node } from "three/webgpu";
import type { BodyNodes } from "../colour/nodes.ts";
import type { QuantityName } from "../quantities/index.ts";
import type { GasMapName } from "./gasMaps.ts";

/** Light, or a map: of mass per area, of its mean velocity along the line of sight, of that velocity's standard deviation, or of gas. */
export type ShownName = "light" | "density" | "velocity" | "dispersion" | GasMapName;

/** What one body weighs, in the vertex stage. */
export interface WeightNodes extends BodyNodes {
  /** Linear red, green and blue of its own, where it has one (w above 0). */
  readonly own: Node<"vec4">;
  /** Share of all light (see Appearance). */
  readonly light: Node<"float">;
  /** Share of all mass; 0 for bodies that are not to be seen. */
  readonly mass: Node<"float">;
  /** Distance over depth: 1 in the middle of the view, 1 / cos of the angle from there. */
  readonly slant: Node<"float">;
  /** Velocity along the line of sight against that of the centre of mass, positive where it recedes, in units of what moments.ts can hold. */
  readonly along: Node<"float">;
  /** Factor on all light. */
  readonly exposure: Node<"float">;
  /** Depth behind what the camera looks at, in units of what dust.ts can hold; before it below 0. */
  readonly behind: Node<"float">;
  /** What dust before it leaves of its light: red, green and blue. */
  readonly unveiled: Node<"vec3">;
  /** Factor on how far colours are from grey. */
  readonly saturation: Node<"float">;
  /** Standard deviation of the standard image, CSS pixels, and the chosen factor in it. */
  readonly size: Node<"float">;
  readonly times: Node<"float">;
  /** CSS pixels per length unit at the body's depth. */
  readonly unit: Node<"float">;
  /** Length units: the side of the cube that holds the body's mass at the density about it; 0: not known (yet). */
  readonly spacing: Node<"float">;
}

/** What the stage after the sum reads besides the sum. */
export interface Tones {
  /** 0: light on black; 1: ink on white. */
  readonly paper: Node<"float">;
  /** Of the stretch (tonesOf). */
  readonly full: Node<"float">;
  readonly burnt: Node<"float">;
  /** Decimal logarithms of what the ends of a colour map stand for, in units of the sum. */
  readonly low: Node<"float">;
  readonly high: Node<"float">;
  /** Of the mass of gas per area from which on means over it are shown. */
  readonly floor: Node<"float">;
  /** Velocity at the ends of the colours, or dispersion at the upper one, in units of what moments.ts can hold. */
  readonly span: Node<"float">;
}

/**
 * One thing that the picture can show. What each body weighs is spread over its image and divided by the area of that
 * image at the body's place, in units of the run's radius squared; the sum in each pixel becomes a colour.
 */
export interface Shown {
  readonly name: ShownName | "dust";
  /** Is a part of the light spread, as in a telescope? Numbers would be falsified. */
  readonly glow: boolean;
  /** Share of the weight in a sharp point in the middle of the image. */
  point(colour: string): number;
  /** Greatest standard deviation of an image, CSS pixels, where `count` bodies are drawn. */
  largest(count: number, colour: string): number;
  /** Do near bodies, whose images would be wider than that, come out of their haze as stars? */
  stars(colour: string): boolean;
  /** The standard deviation that suits a body; softening may ask for more. */
  width(body: WeightNodes, count: number, colour: string): Node<"float">;
  /** What must be worked out for each body before a picture. `colour` names a colour mode. */
  needs(colour: string): QuantityName | null;
  /** The weights of all bodies together, about, at this factor on all light. */
  total(exposure: number): number;
  /** Red, green and blue of a body, or the three numbers of a map. */
  weight(body: WeightNodes, colour: string): Node<"vec3">;
  /** Display values (sRGB) from the sum in a pixel. */
  display(sum: Node<"vec3">, tones: Tones): Node<"vec3">;
}
