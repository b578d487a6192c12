import { parameter } from "../../../data/parameter.ts";
import type { Scenario } from "../../../data/scenarios/scenario.ts";

/** Bodies along an edge of the glass that boxes are laid with. */
export const TILE = 8;

/** Ratio of specific heats of a gas of single atoms. */
export const GAMMA = 5 / 3;

/** The side of its box in radii of the cloud, where its middle is, and its density over that of the wind. */
export const CLOUD = { side: 6, middle: [2, 3, 3], contrast: 10 } as const;

/** Copies of the glass along an edge, of the thin and the dense gas: their densities are as the cubes. */
export const STREAMS = { thin: 3, dense: 4 } as const;

/** What is said of gas in a box, without what makes its bodies: the page knows no more. */
export type BoxInfo = Omit<Scenario, "make">;

interface Shown {
  readonly n: number;
  readonly side: number;
  readonly timestep: number;
  readonly end: number;
  readonly colour: Scenario["defaults"]["colour"];
  readonly viewDirection: readonly [number, number, number];
  readonly moment: number;
}

const infoOf = (
  record: Pick<BoxInfo, "name" | "title" | "help" | "lookFor" | "parameters">,
  { n, side, timestep, end, colour, viewDirection, moment }: Shown,
): BoxInfo => ({
  ...record,
  kind: "gas",
  moment: { time: moment },
  defaults: {
    ...{ n, timestep, end, colour, viewDirection },
    ...{ theta: 0.7, softening: side / 100, viewRadius: 0.62 * side, viewCentre: [side / 2, side / 2, side / 2] },
  },
});

const FROM_ABOVE = [0, 0, 1] as const;

export const blast = infoOf(
  {
    name: "blast",
    title: "A blast in even gas",
    help: "An explosion in the middle of a box of cold gas at rest, density 1, as a supernova's (Sedov 1959; Taylor 1950).",
    lookFor:
      "A shell of dense gas runs out and slows down, its radius as the time to the power 2/5; what is left inside is hot and thin.",
    parameters: [
      parameter("blastEnergy", "Energy of the blast", "Of an explosion in a box of mass 1.", "", [0.1, 1, 10]),
    ],
  },
  {
    ...{ n: 13_824, side: 1, timestep: 1 / 2048, end: 0.12, colour: "speed" },
    ...{ viewDirection: [0.4, -1, 0.35], moment: 0.06 },
  },
);

export const streams = infoOf(
  {
    name: "gas-streams",
    title: "Two streams of gas",
    help: "A dense layer of gas slides through a thinner one, at even pressure: waves between them grow (Kelvin 1871; Helmholtz 1868).",
    lookFor:
      "The borders ripple, the ripples break like waves at sea and roll up into whirls, which mix the two streams.",
    parameters: [
      parameter("streamSpeed", "Speed between the streams", "Sound goes 2 in the thin gas.", "", [0.2, 1, 2]),
      { ...parameter("waves", "Waves", "Along the box, seeded at both borders.", "", [1, 2, 6]), integer: true },
    ],
  },
  {
    ...{ n: 23_296, side: 1, timestep: 1 / 256, end: 4, colour: "galaxy" },
    ...{ viewDirection: FROM_ABOVE, moment: 1.6 },
  },
);

export const cloudInWind = infoOf(
  {
    name: "cloud-in-wind",
    title: "A cloud in a wind",
    help: "A round cloud, ten times as dense as the wind around it, at even pressure (the test of Agertz et al. 2007).",
    lookFor:
      "The wind drives a shock through the cloud and flattens it; its rim is torn off, and after a few passages the cloud has dissolved.",
    parameters: [parameter("mach", "Speed of the wind", "Over that of sound in it.", "", [0.5, 2.7, 6])],
  },
  {
    ...{ n: 16_200, side: CLOUD.side, timestep: 1 / 128, end: 5, colour: "galaxy" },
    ...{ viewDirection: [0, -1, 0.15], moment: 1.5 },
  },
);

export const shockTube = infoOf(
  {
    name: "shock-tube",
    title: "A shock tube",
    help: "Dense gas behind a wall that is taken away (Sod 1978), and its mirror image, for the box has no ends.",
    lookFor:
      "A shock runs into the thin gas, a fan of rarefaction back into the dense one, and between them the border of the two moves on.",
    parameters: [
      parameter(
        "thinPressure",
        "Pressure of the thin gas",
        "That of the dense gas is 1, its density 8 times as high.",
        "",
        [0.02, 0.1, 1],
      ),
    ],
  },
  {
    ...{ n: 18_432, side: 1, timestep: 1 / 512, end: 0.25, colour: "galaxy" },
    ...{ viewDirection: [0, -1, 0.1], moment: 0.1 },
  },
);

/** In the order in which the page lists them. */
export const BOX_INFOS: readonly BoxInfo[] = [streams, cloudInWind, blast, shockTube];
