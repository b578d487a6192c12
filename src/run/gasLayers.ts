import type { Bodies } from "../data/bodies/bodies.ts";
import { gasMapsOf } from "../instrument/gasMaps.ts";
import { gasSeenIn } from "../physics/gas/seen.ts";

/** How bodies are seen: lengths are theirs. */
export interface Projection {
  /** Pixels across and down. */
  readonly width: number;
  readonly height: number;
  /** Side of a pixel at the distance of what the camera looks at. */
  readonly pixel: number;
  /** x y z of the camera, and of what it looks at. */
  readonly stand: readonly number[];
  /** Where a place is in the picture, pixels from the upper left corner; null: behind the camera. */
  at(place: readonly [number, number, number]): { readonly x: number; readonly y: number } | null;
}

/** Standard deviation along an axis of Wendland's kernel C2, in its smoothing length. */
const KERNEL = Math.sqrt(1 / 15);
/** As much of a neighbour's mass lies in a smoothing length, where a table has densities alone. */
const NEIGHBOURS = 64;
const SHARP = { core: 0, wings: 0, inWings: 0 };

/**
 * Maps of gas in a view: surface density (Msun / pc^2), mean temperature (K), part of the mass that is metals, and surface density of the stars that form (Msun /
 * yr / kpc^2). As the picture has it, a body's area is that at its own distance. Null where there is no gas, or units have no scale.
 */
export function gasLayersOf(bodies: Bodies, projection: Projection) {
  const { position, mass, columns, units } = bodies;
  const { internalEnergy, smoothingLength, density } = columns ?? {};
  if (!internalEnergy || units.lengthKpc === null) return null;
  const { width, height, pixel, stand } = projection;
  const [eye, target] = [stand.slice(0, 3), stand.slice(3)];
  const along = target.map((x, k) => x - eye[k]!);
  const square = along.reduce((sum, x) => sum + x * x, 0);
  const [chosen, x, y, sigma, side]: number[][] = [[], [], [], [], []];
  for (let i = 0; i < bodies.count; i++) {
    if (!(internalEnergy[i]! > 0)) continue;
    const place = [position[3 * i]!, position[3 * i + 1]!, position[3 * i + 2]!] as const;
    const at = projection.at(place);
    const far = along.reduce((sum, a, k) => sum + a * (place[k]! - eye[k]!), 0) / square;
    if (!at || !(far > 0)) continue;
    const reach =
      smoothingLength?.[i] ?? Math.cbrt((3 * NEIGHBOURS * mass[i]!) / (4 * Math.PI * (density?.[i] || Number.NaN)));
    chosen!.push(i);
    x!.push(at.x);
    y!.push(at.y);
    side!.push(far * pixel);
    sigma!.push((KERNEL * (reach || 0)) / (far * pixel));
  }
  const seen = gasSeenIn(bodies, Uint32Array.from(chosen!));
  if (!seen) return null;
  const kpc2 = side!.map((length) => (length * units.lengthKpc!) ** 2);
  const per = (of: ArrayLike<number>, area: number) => Float64Array.from(kpc2, (kpc, k) => of[k]! / (area * kpc));
  const spread = { ...seen, mass: per(seen.mass, 1e6), forming: per(seen.forming, 1) };
  const places = { x: Float32Array.from(x!), y: Float32Array.from(y!), sigma: Float32Array.from(sigma!) };
  return gasMapsOf(places, spread, { width, height }, SHARP);
}
