import { radiusWithin } from "../data/models/disc.ts";
import { DISC_EXTENT, discMasses } from "../data/models/discField.ts";
import { spiralSpec } from "../data/models/otherGalaxies.ts";
import { logGrid, potentialOf, sphereOn } from "../data/models/potential.ts";
import { lookUp, shareTable, tableOf } from "./tables.ts";

/** Scale lengths of a live disc in the outer radius of a fit (as in data/scenarios/galaxyZoo.ts), and in the radius where its particles end. */
const EDGE_LENGTHS = 4.5;
const REACH = 1.5;
/** Inner edge of the particles in outer radii. */
const INNER = 0.075;
const SOFTENING = 0.15;

/** What passing through each other does to live haloes, with which rigid orbits and tails follow those of full runs best (docs/reference/fits.md). */
const PASSING = { logarithm: 2.25, lags: true, torn: 0.84, lost: 0.1 } as const;
/** Warmth of discs (0.15 in the middle, less outside, where they begin) with which true states look most like pictures of their runs: spirals heat them. */
const WARM = 0.4;

/** The spiral of full runs (`spiralSpec`), of mass 1 within an outer radius of 1. */
export function liveGalaxy() {
  const { disc, spheres, softening } = spiralSpec(1.4, 1, SOFTENING);
  const { scaleLength, mass } = disc!;
  const edge = EDGE_LENGTHS * scaleLength;
  const grid = logGrid(1e-3, Math.max(...spheres.map(({ profile }) => profile.extent)));
  const round = spheres.map((each) => ({ ...each, ...sphereOn(grid, each.profile, each.mass) }));
  const parts = [...round.map(({ enclosed }) => enclosed), discMasses(disc!, grid)];
  const { pull } = potentialOf(grid, parts, softening);
  /** Values on the grid as a table of radii in outer ones. */
  const table = (values: Float64Array) =>
    tableOf((r) => {
      const at = Math.log(Math.max(grid.r[0]!, r * edge) / grid.r[0]!) / grid.step;
      const k = Math.min(values.length - 2, Math.floor(at));
      return values[k]! + Math.min(1, at - k) * (values[k + 1]! - values[k]!);
    });
  const inside = table(pull);
  const unit = lookUp(inside, 1);
  const total = parts.reduce((sum, part) => sum + part.at(-1)!, 0) / unit;
  const halo = round.find(({ component }) => component === "halo")!;
  const dark = grid.r.map((r) => halo.normalisation * halo.profile.density(r));
  // Jeans's equation from outside in: the dispersion of a halo that is alike in all directions.
  const speed2 = new Float64Array(dark.length);
  let pressure = 0;
  for (let k = dark.length - 1; k > 0; k--) {
    speed2[k] = pressure / dark[k]!;
    const r = Math.sqrt(grid.r[k]! * grid.r[k - 1]!);
    pressure +=
      (0.25 * (dark[k]! + dark[k - 1]!) * (pull[k]! + pull[k - 1]!) * (grid.r[k]! - grid.r[k - 1]!)) / (r * r);
  }
  speed2[0] = pressure / dark[0]!;
  const [density, dispersion] = [table(dark), table(speed2)];
  // Light of an exponential disc between its inner edge and its reach, and of what lies nearer the centre.
  const within = (lengths: number) => 1 - (1 + lengths) * Math.exp(-lengths);
  const [inner, outer] = [within(INNER * EDGE_LENGTHS), within(REACH * EDGE_LENGTHS)];
  const bulge = round.find(({ component }) => component === "bulge")!.mass;
  return {
    ...{ scaled: true, falls: true, grain: 0, rounds: false, ...PASSING, reach: REACH, warm: WARM },
    pull: tableOf((r) => (r === 0 ? 0 : lookUp(inside, r) / (unit * r * r))),
    density: density.map((rho) => (rho * total * edge ** 3) / unit),
    // The most probable speed: the root of twice the dispersion squared.
    speed: dispersion.map((s) => Math.sqrt((2 * Math.max(1e-9, s) * edge) / unit)),
    spread: shareTable((share) => {
      const lengths = radiusWithin((inner + share * (outer - inner)) / within(DISC_EXTENT)) / EDGE_LENGTHS;
      return Math.min(1, Math.max(0, (lengths - INNER) / (REACH - INNER)));
    }),
    core: (bulge / mass / within(DISC_EXTENT) + inner) / (outer - inner),
  };
}
