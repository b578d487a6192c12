import { observedRate } from "../../../../data/measures/gasTables.ts";
import { EMPTY, type Plot } from "../plot.ts";
import { text } from "./text.ts";

const t = text.gas;
const SURFACE = "M☉/pc²";

/** Stars that formed, by their births, and what forms as the gas is at each look. */
export const starFormation: Plot = {
  name: "star-formation",
  title: t.formation.title,
  help: t.formation.help,
  reads: "gas",
  x: { label: text.time, of: { time: 1 } },
  y: { label: t.formation.axis, of: {}, unit: t.formation.unit },
  centred: false,
  of({ gas, gasRates = [] }) {
    if (!gas || gas.threshold === null) return EMPTY;
    const { births } = gas;
    const formed = (time: number) => births.find(({ begin, end }) => time >= begin && time < end)?.rate;
    const last = births.at(-1);
    const ends = [...births.map(({ begin }) => begin), ...(last ? [last.end] : [])];
    const x = [...new Set([...ends, ...gasRates.map(({ time }) => time)])].sort((a, b) => a - b);
    const rates = new Map(gasRates.map(({ time, rate }) => [time, rate]));
    return {
      x,
      series: [
        {
          ...{ label: t.formation.lines.born, hue: 1, dash: 0, steps: true },
          values: x.map((time) => formed(time) ?? (time === last?.end ? last.rate : null)),
        },
        {
          ...{ label: t.formation.lines.now, hue: 0, dots: true },
          values: x.map((time) => rates.get(time) ?? null),
        },
      ],
      at: null,
    };
  },
};

/** Surface densities of gas between which the observed line is drawn at least, Msun / pc^2. */
const LINE = [5, 200] as const;

/** Star formation against gas, ring by ring, beside what is observed. */
export const kennicuttSchmidt: Plot = {
  name: "kennicutt-schmidt",
  title: t.law.title,
  help: t.law.help,
  reads: "gas",
  x: { label: t.law.x, of: {}, unit: SURFACE, log: true },
  y: { label: t.law.axis, of: {}, unit: t.law.unit, log: true },
  centred: true,
  of({ gas, galaxy }) {
    const disc = gas?.discs[galaxy];
    if (!disc || gas.threshold === null) return EMPTY;
    const rings = disc.law.filter(({ rate }) => rate > 0).map(({ gas, rate }) => [gas, rate] as const);
    const points = [...rings, ...LINE.map((x) => [x, null] as const)].sort(([a], [b]) => a - b);
    return {
      x: points.map(([x]) => x),
      series: [
        { label: t.law.lines.rings, hue: 0, dots: true, values: points.map(([, rate]) => rate) },
        { label: t.law.lines.observed, hue: -1, dash: 1, values: points.map(([x]) => observedRate(x)) },
      ],
      at: rings[0]?.[0] ?? LINE[0],
    };
  },
};

/** Bodies of gas by density and temperature. */
export const gasPhases: Plot = {
  name: "gas-phases",
  title: t.phases.title,
  help: t.phases.help,
  reads: "gas",
  x: { label: t.phases.x, of: {}, unit: t.phases.nuclei, log: true },
  y: { label: t.phases.axis, of: {}, unit: "K", log: true },
  centred: false,
  of({ gas }) {
    if (!gas) return EMPTY;
    const phases = gas.phases.toSorted((a, b) => a.density - b.density);
    const marks = gas.threshold === null ? [] : [{ label: t.phases.threshold, x: gas.threshold }];
    return {
      x: phases.map(({ density }) => density),
      series: [{ label: t.phases.axis, hue: 0, dots: true, values: phases.map(({ temperature }) => temperature) }],
      at: phases[phases.length >> 1]?.density ?? null,
      marks,
    };
  },
};

/** Where the reading begins, kpc. */
const READ_AT = 5;

/** Gas and stars over the radius in the plane of the gas. */
export const gasProfile: Plot = {
  name: "gas-profile",
  title: t.profile.title,
  help: t.profile.help,
  reads: "gas",
  x: { label: t.profile.x, of: {}, unit: t.profile.kpc },
  y: { label: t.profile.axis, of: {}, unit: SURFACE, log: true },
  centred: true,
  of({ gas, galaxy }) {
    const rings = gas?.discs[galaxy]?.rings;
    if (!rings) return EMPTY;
    const line = (of: "gas" | "stars" | "born", hue: number) => ({
      ...{ label: t.profile.lines[of], hue, dash: hue },
      values: rings.map((ring) => ring[of]),
    });
    return {
      x: rings.map(({ radius }) => radius),
      series: [line("gas", 0), line("stars", 1), ...(gas.threshold === null ? [] : [line("born", 2)])],
      at: READ_AT,
    };
  },
};

export const GAS_PLOTS: readonly Plot[] = [starFormation, kennicuttSchmidt, gasPhases, gasProfile];
