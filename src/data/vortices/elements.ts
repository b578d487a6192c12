/**
 * The one table of vortex elements that every reader, model and writer shares: structure of arrays, in the order of the source and in its units.
 * Together they are a vorticity field, sum of strength times a core of radius `core` about each place (Stock & Gharakhani 2008).
 */
export interface VortexElements {
  /** Number of elements. */
  readonly count: number;
  /** `3 count` coordinates: x, y, z of element 0, then of element 1, ..., length units. */
  readonly position: Float32Array;
  /** `3 count` strengths like `position`: vorticity times volume, length cubed over time. */
  readonly strength: Float32Array;
  /** `count` core radii sigma, length units; above 0. */
  readonly core: Float32Array;
  /** `count` numbers of the vortex tubes that elements belong to, 0 for the first (or only) one. */
  readonly tube: Uint8Array;
  /** `count` indices of the next element on each one's line: closed vortex lines of three elements or more. Only where they are known. */
  readonly next?: Uint32Array;
  /** Time, time units. */
  readonly time: number;
}

/** `count` elements at the origin without strength and with cores of radius 1, in tube 0. */
export function emptyElements(count: number, time = 0): VortexElements {
  return {
    count,
    position: new Float32Array(3 * count),
    strength: new Float32Array(3 * count),
    core: new Float32Array(count).fill(1),
    tube: new Uint8Array(count),
    time,
  };
}

/** Throws one line that names the first element whose numbers are no vortex element's; `what` begins it. */
export function checkElements({ count, position, strength, core, next, time }: VortexElements, what: string): void {
  if (count < 2)
    throw new Error(`${what}: ${count === 1 ? "1 vortex element" : "no vortex elements"}; a flow needs at least 2`);
  if (!Number.isFinite(time)) throw new Error(`${what}: the time is ${time}; expected a finite number`);
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 3; k++) {
      const [x, g] = [position[3 * i + k]!, strength[3 * i + k]!];
      if (!Number.isFinite(x))
        throw new Error(`${what}: element ${i + 1}: ${"xyz"[k]} is ${x}; expected a finite number`);
      if (!Number.isFinite(g))
        throw new Error(`${what}: element ${i + 1}: g${"xyz"[k]} is ${g}; expected a finite number`);
    }
    if (!(core[i]! > 0 && core[i]! < Number.POSITIVE_INFINITY))
      throw new Error(`${what}: element ${i + 1}: the core radius is ${core[i]}; expected a number above 0`);
  }
  if (next) checkLines(next, count, what);
}

/** Throws one line that names the first element from which no closed line of three or more goes on. */
function checkLines(next: Uint32Array, count: number, what: string): void {
  const follows = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    const to = next[i]!;
    if (!(to < count))
      throw new Error(`${what}: element ${i + 1}: ${to + 1} follows it on its line; there are ${count} elements`);
    if (next[to] === i || to === i) throw new Error(`${what}: element ${i + 1}: its line has fewer than 3 elements`);
    if (follows[to]) throw new Error(`${what}: element ${to + 1} follows two others; lines must be closed`);
    follows[to] = 1;
  }
}

/** Mean square distance from its axis of the vorticity of a line of elements with cores sigma, over sigma squared: twice Gamma(5/3) / 3. */
export const CORE_SPREAD = 0.6018301953;

/** Numbers of what is induced at an element: the velocity u, then du_i/dx_j row by row. */
export const INDUCED = 12;
