import type { Node } from "three/webgpu";

/** Nodes of one body in the vertex stage, for colour modes. */
export interface BodyNodes {
  /** x y z, length units. */
  readonly position: Node<"vec3">;
  /** Velocity, in units of the run's typical speed. */
  readonly velocity: Node<"vec3">;
  /** Depth of the potential, in units of the run's typical depth. */
  readonly depth: Node<"float">;
  /** Galaxy number, 0 for the first. */
  readonly galaxy: Node<"uint">;
  /** Index into COMPONENTS. */
  readonly component: Node<"uint">;
}

/** One way to colour the bodies. The shader graph and the legend come from the same list of colours. */
export interface ColourMode {
  readonly name: string;
  readonly title: string;
  /** One sentence. */
  readonly help: string;
  readonly legend: readonly { readonly colour: string; readonly label: string }[];
  /** Linear RGB of a body, about 1 in its brightest channel. */
  colour(body: BodyNodes): Node<"vec3">;
}
