/** Numbers of bodies' images, for the shader graphs and for the processor's picture alike. Lengths are CSS pixels. */

/** A body's image is a haze with a point in it that is this much narrower. */
export const POINT = 3.5;

/** Light of a uniform disc of the run's radius at exposure 0, before the stretch. */
export const KEY = 0.9 * Math.PI;

/** The share of a body's weight in its point. */
export const pointOf = ({ point }: { readonly point: number }, { haze }: { readonly haze?: boolean }): number =>
  haze ? 0 : point;

/** Standard deviation of a body's smallest image for 65 536 bodies: smaller for more, larger for fewer. */
const STANDARD_SIZE = 1.1;
const FINEST = 0.3;
const COARSEST = 3;

/** Standard deviation of the standard image where there are `count` bodies. */
export const standardSize = (count: number): number =>
  STANDARD_SIZE * Math.min(COARSEST, Math.max(FINEST, (65536 / count) ** 0.35));

/**
 * Widest and narrowest image against the standard one. Widths follow the local density to the power -1/3 (as in smoothed
 * particle hydrodynamics), with the density from the potential as in a Plummer sphere, where rho ~ phi^5: so the
 * outskirts are a haze and the cores stay sharp.
 */
const WIDEST = 4;
export const NARROWEST = 0.7;

/** Depths of the potential below this, against the typical one, count as this. */
export const SHALLOWEST = 1e-3;

/** Bodies nearer to the camera than this part of the run's radius are seen as from there. */
export const NEAREST = 1e-4;

/**
 * Where bodies are many their images overlap anyway: above so many the widest shrink with the distance between bodies.
 * A million images of 10 pixels' side cost 90 ms on an H200, whose rasteriser is small.
 */
const MANY = 131_072;

export const widest = (count: number): number => Math.max(1.2, WIDEST * Math.min(1, (MANY / count) ** 0.5));

/** Bodies above which the widest images of mass are made smaller: all of them together cost time. */
const COSTLY = 32_768;

/** Standard deviation of a body's Gaussian against its spacing: 1 / sqrt(2), as in smoothed particle hydrodynamics; where bodies are many, less. */
export const kernelOf = (count: number): number => Math.SQRT1_2 * Math.min(1, MANY / count) ** 0.25;

/** What is other for light and for mass. */
export interface ImageNumbers {
  /** Share of the weight in a sharp point in the middle of the image. */
  readonly point: number;
  /** Least standard deviation. */
  readonly least: number;
  /** Greatest one where `count` bodies are drawn. */
  largest(count: number): number;
  /**
   * Do near bodies, whose haze would be wider than that, come out of it as stars? The square of its width over the wanted one is left of the haze: as
   * much as keeps it as bright as the wide one would be. The rest joins the point, which narrows by as much: so stars come out by how bright they are seen
   * and nothing else.
   */
  readonly stars: boolean;
}

/** None is narrower than a pixel can show; near bodies become soft clouds and not screens full. */
export const LIGHT_IMAGE = {
  point: 0.22,
  least: 0.42,
  largest: (_count: number) => 14,
  stars: false,
  kernel: 0,
} as const satisfies ImageNumbers & Kernel;

/** Stars that cannot be told apart: a haze as wide as bodies lie apart, with a little of each in a point. */
const SMOOTH_IMAGE = {
  point: 0.08,
  least: 0.5,
  largest: (_count: number) => 24,
  stars: true,
  kernel: 0.7,
} as const satisfies ImageNumbers & Kernel;

/** Standard deviation against the spacing of the bodies; 0: widths go by the depth of the potential. */
interface Kernel {
  readonly kernel: number;
}

export const lightImage = (smooth = false) => (smooth ? SMOOTH_IMAGE : LIGHT_IMAGE);

/** A Gaussian of the least width, read at the pixels' middles, keeps its sum within 1 / 1000 wherever it lies. */
export const MASS_IMAGE: ImageNumbers = {
  point: 0,
  least: 0.65,
  largest: (count) => Math.max(3, Math.min(24, 14 * (COSTLY / count) ** 0.5)),
  stars: false,
};

/** Which bodies have weight as mass: a bit for each component, and a galaxy; -1: all. Of gas there are galaxies alone. */
export function chosenBy(
  massOf: string,
  names: readonly string[],
  gas = false,
): { readonly galaxy: number; readonly components: number } {
  const galaxy = /^galaxy-(\d+)$/.exec(massOf);
  if (gas) return { galaxy: galaxy ? Number(galaxy[1]) - 1 : -1, components: -1 };
  const named = names.indexOf(massOf);
  const halo = names.indexOf("halo");
  return {
    galaxy: galaxy ? Number(galaxy[1]) - 1 : -1,
    components: named >= 0 ? 1 << named : massOf === "luminous" ? ~(1 << halo) : -1,
  };
}
