import { normal, uniform } from "../../instrument/hash.ts";
import { drawn, FIELD, GALAXIES, galaxyOf, STARS, starTint } from "../../instrument/skyObjects.ts";
import { FIELD_OF_VIEW } from "../camera.ts";

/**
 * The sky about a live picture: galaxies behind and stars before, with the counts, sizes and colours of photographs. It stands at infinity in all directions, so
 * that it turns with the camera alone. A view shows as much of it as a telescope's camera, so its seconds of arc are wider than real ones.
 */

/**
 * Numbers of a Gaussian of it: direction (unit vector), shorter axis over longer | the longer one (standard deviation as a vector across the direction), least
 * standard deviation (CSS pixels) | light (red, green, blue) times radians squared, spare | longer axis on the screen (CSS pixels, y up), two spare.
 */
export const NUMBERS = 16;

/** A second of arc of the sky in a view, radians. */
const ARCSEC = (((FIELD_OF_VIEW * 60) / FIELD) * Math.PI) / 180 / 3600;
/** Square degrees in all directions. */
const AREA = (4 * Math.PI) / (ARCSEC * 3600) ** 2;
/** Light that has this surface brightness (mag per square second of arc): the Milky Way model's, 2e10 solar luminosities within 10 kpc, is KEY / pi at exposure 0. */
const [LIGHT, BRIGHTNESS] = [0.9, 22];

/** Galaxies as sums of Gaussians: standard deviations over the half-light radius, and shares, of a least-squares fit to 4.5 and 6 such radii. */
const EXPONENTIAL = [
  [0.21, 0.041],
  [0.57, 0.362],
  [1.2, 0.597],
] as const;
const DE_VAUCOULEURS = [
  [0.05, 0.039],
  [0.15, 0.131],
  [0.45, 0.316],
  [1.66, 0.513],
] as const;

/** Standard deviation of a point's image, CSS pixels: no narrower than keeps its light wherever it lies. */
const POINT = 0.72;
/** Of a star's light, what is in wings and in spikes; each of their parts is twice as long as the one before and has half of its light. */
const [WINGS, SPIKES] = [0.05, 0.045];
const LONGEST = 7;
/** The direction of spikes: a little off the diagonals, as in photographs. */
const VANES = [
  [0.77, 0.638],
  [-0.638, 0.77],
] as const;

/** What is fainter than this everywhere, at exposure 0 and on a screen of so many pixels a radian, is left out: half a step of a byte in the Hubble-style look. */
const [FAINTEST, PIXELS] = [0.004, 1300];
/** Galaxies fainter than this are too small to be seen. */
const MAGNITUDE = 23.6;

type Triple = readonly [number, number, number];

/** All of it. */
export function skyField(seed = 1): Float32Array<ArrayBuffer> {
  const list: number[] = [];
  const light = (magnitude: number) => LIGHT * 10 ** (-0.4 * (magnitude - BRIGHTNESS)) * ARCSEC ** 2;
  for (const [k, magnitude] of drawn({ ...GALAXIES, to: MAGNITUDE }, AREA, 1000 + seed).entries())
    addGalaxy(list, light(magnitude), magnitude, 1e6 * seed + k);
  for (const [k, magnitude] of drawn(STARS, AREA, 2000 + seed).entries())
    addStar(list, light(magnitude), 5e5 + 1e6 * seed + k);
  return Float32Array.from(list);
}

/** A direction, and two across it. */
function frame(id: number): readonly [Triple, Triple, Triple] {
  const [z, turn] = [2 * uniform(id, 1) - 1, 2 * Math.PI * uniform(id, 2)];
  const [ring, c, s] = [Math.sqrt(1 - z * z), Math.cos(turn), Math.sin(turn)];
  return [
    [ring * c, ring * s, z],
    [-s, c, 0],
    [-z * c, -z * s, ring],
  ];
}

const mixed = (a: Triple, u: number, b: Triple, v: number): Triple => [
  a[0] * u + b[0] * v,
  a[1] * u + b[1] * v,
  a[2] * u + b[2] * v,
];

interface Blob {
  readonly at: Triple;
  readonly axis?: Triple;
  readonly ratio?: number;
  readonly tint: Triple;
  readonly light: number;
  /** CSS pixels. */
  readonly least?: number;
  readonly screen?: readonly [number, number];
}

const STILL: Triple = [0, 0, 0];
const ROUND = [0, 0] as const;

function add(list: number[], { at, axis = STILL, ratio = 1, tint, light, least = POINT, screen = ROUND }: Blob): void {
  const long =
    PIXELS * Math.sqrt(axis[0] ** 2 + axis[1] ** 2 + axis[2] ** 2) + Math.sqrt(screen[0] ** 2 + screen[1] ** 2);
  const [wide, narrow] = [long * long + least * least, ratio * ratio * long * long + least * least];
  if (light * PIXELS ** 2 < FAINTEST * 2 * Math.PI * Math.sqrt(wide * narrow)) return;
  list.push(at[0], at[1], at[2], ratio, axis[0], axis[1], axis[2], least);
  list.push(tint[0] * light, tint[1] * light, tint[2] * light, 0, screen[0], screen[1], 0, 0);
}

function addGalaxy(list: number[], light: number, magnitude: number, id: number): void {
  const [at, east, north] = frame(id);
  const { early, arcsec, flat, turned, arms, wound, tint } = galaxyOf(magnitude, id);
  const half = arcsec * ARCSEC;
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  const along = mixed(east, cos, north, sin);
  const across = mixed(east, -sin, north, cos);
  // Too small for anything but its width: one Gaussian, which has the light where an exponential disc of this size has most.
  const parts = PIXELS * half < 1.2 ? ([[0.85, 1]] as const) : early ? DE_VAUCOULEURS : EXPONENTIAL;
  const inArms = PIXELS * half > 4 ? 0.5 * arms : 0;
  for (const [width, share] of parts) {
    const axis = mixed(along, width * half, across, 0);
    add(list, { at, axis, ratio: flat, tint, light: light * share * (1 - inArms) });
  }
  if (inArms === 0) return;
  const knots = 14;
  const blue: Triple = [0.8 * tint[0], tint[1], 1.35 * tint[2]];
  for (let k = 0; k < 2 * knots; k++) {
    // Along the spiral whose angle is -(wound / 2) log r, as in photographs, with as much light outwards as the disc has.
    const r = 0.4 + (2 * (Math.floor(k / 2) + 0.5 + 0.4 * normal(id + k, 14))) / knots;
    const angle = Math.PI * (k % 2) - 0.5 * wound * Math.log(Math.max(0.1, r) + 0.1);
    const off = mixed(along, r * half * Math.cos(angle), across, r * half * flat * Math.sin(angle));
    const width = 0.16 + 0.08 * r;
    const axis = mixed(along, width * half, across, 0);
    const share = (r * Math.exp(-1.678 * r)) / 4.1;
    add(list, { at: mixed(at, 1, off, 1), axis, ratio: flat, tint: blue, light: light * inArms * share });
  }
}

function addStar(list: number[], light: number, id: number): void {
  const [at] = frame(id);
  const tint = starTint(id);
  add(list, { at, tint, light: (1 - WINGS - SPIKES) * light });
  for (let k = 1; k <= LONGEST; k++) {
    const [size, share] = [POINT * 2 ** k, 2 ** -k];
    add(list, { at, tint, light: WINGS * share * light, least: size });
    for (const [x, y] of k > 1 ? VANES : []) {
      const screen = [x * size, y * size] as const;
      add(list, { at, tint, light: SPIKES * share * light, least: 0.6, ratio: 0, screen });
    }
  }
}
