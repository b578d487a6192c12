/** Errors of some elements against a direct sum in float64, over the mean size of what it gives. */
export interface InducedError {
  /** Of all of them. */
  readonly mean: number;
  /** What 1 % of them exceed. */
  readonly p99: number;
}

/** Numbers about a flow of vortex elements; sums in float64. Lengths and times in the units of the elements. */
export interface FlowMeasurement {
  /** Sum of the sizes of strengths, length cubed over time: grows as tubes are stretched. */
  readonly strength: number;
  /** Sum of G . curl u. */
  readonly enstrophy: number;
  /** Sum of G . u: how tubes are knotted and linked. */
  readonly helicity: number;
  /** Of each tube, about the z axis. */
  readonly circulation: readonly number[];
  /** Of each tube: distance from the z axis and height of its strengths' centre, and how fast that moves up. */
  readonly rings: readonly { readonly radius: number; readonly height: number; readonly speed: number }[];
  /** Where the strengths' centre is. */
  readonly centre: readonly [number, number, number];
  /** Mean velocity by strengths. */
  readonly drift: readonly [number, number, number];
  /** Of velocity and gradient, at `samples` elements. */
  readonly errors: { readonly velocity: InducedError; readonly gradient: InducedError; readonly samples: number };
}
