import type { Values } from "../../src/data/parameter.ts";

/** A galaxy or a merger that has its portrait taken. */
export interface Portrait {
  readonly name: string;
  /** What a photograph of its kind shows. */
  readonly kind: string;
  /** Model or scenario, and what differs from its defaults. */
  readonly model: string;
  readonly set?: Values;
  /** Time units until the picture, and of a step. */
  readonly time: number;
  readonly timestep: number;
  readonly softening: number;
  /** As of `picture`; "scenario": as the moment of the scenario. */
  readonly from: string;
  /** Height of the picture, length units. */
  readonly field: number;
  /** In the middle: where half of the light is on each side (absent), or the core of the first galaxy. */
  readonly middle?: "first";
  readonly young?: number;
  readonly dust?: number;
  /** Stops. */
  readonly exposure?: number;
}

const pair = { from: "scenario", softening: 0.12, timestep: 1 / 32, young: 1.5 } as const;

/** Eight kinds of galaxies. */
const KINDS: readonly Portrait[] = [
  {
    ...{ name: "grand-design", kind: "a grand design spiral, as M 51 or M 74", model: "m51", time: 27 },
    ...{ timestep: 1 / 32, softening: 0.12, from: "face", field: 36, middle: "first", young: 1.3 },
  },
  {
    ...{ name: "flocculent", kind: "a flocculent spiral, as M 33 or NGC 2403", model: "small-disc" },
    ...{ set: { toomreQ: 1.05 }, time: 14, timestep: 1 / 64, softening: 0.04, from: "0.35,-0.35,0.87", field: 12 },
    ...{ middle: "first" },
  },
  {
    ...{ name: "barred", kind: "a barred spiral, as NGC 1300", model: "exponential-disc" },
    ...{ set: { toomreQ: 1.1, haloMass: 3.5, haloRadius: 6, bulgeMass: 0.1, scaleHeight: 0.1, quiet: 1 }, time: 50 },
    ...{ timestep: 1 / 32, softening: 0.03, from: "0.25,-0.35,0.9", field: 8, middle: "first" },
  },
  {
    ...{ name: "lenticular", kind: "a lenticular, as NGC 2787", model: "exponential-disc" },
    ...{
      set: { toomreQ: 2.2, bulgeMass: 0.8, bulgeRadius: 0.4, sersicIndex: 3, quiet: 1 },
      time: 12,
      timestep: 1 / 32,
    },
    ...{ softening: 0.03, from: "0.2,-0.8,0.5", field: 8, middle: "first", young: 0.03, dust: 0.2, exposure: 0.3 },
  },
  {
    ...{ name: "shells", kind: "an elliptical with shells, as NGC 474", model: "shells", time: 90, timestep: 1 / 32 },
    ...{ softening: 0.2, from: "0.1,-0.15,1", field: 75, middle: "first", young: 0, dust: 0, exposure: 7 },
  },
  {
    ...{ name: "ring", kind: "a ring, as the Cartwheel", model: "cartwheel", time: 15, timestep: 1 / 64 },
    ...{ from: "0.55,-0.45,0.7", softening: 0.12, field: 36, middle: "first", young: 1.5 },
  },
  {
    ...{ name: "edge-on", kind: "from the side, as NGC 891", model: "andromeda", set: { toomreQ: 1.2 } },
    ...{ time: 20, timestep: 1 / 32, softening: 0.08, from: "1,0,0.012", field: 40, middle: "first" },
    // Andromeda forms few stars for its mass.
    ...{ young: 0.5, dust: 1.2, exposure: -0.8 },
  },
  {
    ...{ name: "milky-way", kind: "the Milky Way from above", model: "milky-way", set: { toomreQ: 1.05 }, time: 40 },
    ...{ timestep: 1 / 32, softening: 0.1, from: "0.3,-0.3,0.9", field: 27, middle: "first" },
  },
];

/** Six encounters. */
const ENCOUNTERS: readonly Portrait[] = [
  { ...pair, name: "antennae", kind: "NGC 4038/4039", model: "antennae", time: 53, field: 84, young: 2.5, dust: 1.4 },
  { ...pair, name: "mice", kind: "NGC 4676", model: "mice", time: 43, field: 80 },
  { ...pair, name: "m51", kind: "M 51 and NGC 5195", model: "m51", time: 30, field: 46 },
  {
    ...{ ...pair, name: "major-merger", kind: "two ellipticals", model: "major-merger", time: 82, softening: 0.2 },
    ...{ field: 50, exposure: 3.5 },
  },
  {
    ...{ ...pair, name: "milky-way-andromeda", kind: "what is to come", model: "milky-way-andromeda", time: 60 },
    ...{ softening: 0.15, field: 100 },
  },
  {
    ...{ ...pair, name: "compact-group", kind: "a group, as Stephan's Quintet", model: "compact-group", time: 37 },
    ...{ softening: 0.15, field: 150 },
  },
];

export const PORTRAITS: readonly Portrait[] = [...KINDS, ...ENCOUNTERS];
