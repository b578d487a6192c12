import { tick } from "../../language/format.ts";
import { text } from "../text.ts";
import type { ColourMode, LegendRun } from "./mode.ts";

const t = text.colours.gas;

/** Of rising lightness, for every common kind of colour blindness. */
const DENSE = ["#1f3f9e", "#2f86c8", "#5fc9b8", "#e9f0a0"];
const HOT = ["#5a1a8c", "#c03a76", "#f47c50", "#fff0b0"];
/** From just now to long ago: falling lightness. */
const AGED = ["#e8f4ff", "#8cc0ff", "#5a78e0", "#6a3fa8"];
const METALS = ["#3b2a6b", "#2f7f8f", "#6fc46a", "#f4e65a"];
const FORMING = ["#3d3f9e", "#8a5fd6", "#e08ad0", "#ffe9f4"];
const NONE = "#2c313c";

/** Below all that gas has. */
const BELOW = 1e-12;

const ends = (low: number, high: number, colours: readonly string[], label: (power: number) => string) =>
  [0, 1, 2, 3].filter((k) => k !== 1).map((k) => ({ colour: colours[k]!, label: label(low + (k / 3) * (high - low)) }));
/** A power of ten in one digit. */
const short = (power: number) => tick(Number((10 ** power).toPrecision(1)));
const note = ({ gas }: LegendRun) => (gas ? null : t.without);
const common = { of: "galaxies", note } as const;

/** Powers of ten: of the run's typical density, and of the square of its typical speed. */
const [THIN, THICK] = [-1, 5];
const [COLD, WARM] = [-3, 0.6];
/** Of metals, over the Sun's, and of the part of gas that becomes stars in 1e9 years: 0.39 where that begins. */
const [POOR, RICH] = [-1, 0.5];
const [SLOW, FAST] = [-0.5, 1];
/** Age at the ramp's end, in the run's typical times. */
const OLD = 2;

export const gasDensity: ColourMode = {
  ...common,
  name: "gas",
  title: t.density.title,
  help: t.density.help,
  needs: "gasDensity",
  legend: ({ density }) => [
    ...ends(THIN, THICK, DENSE, (power) => density(10 ** power)),
    { colour: NONE, label: t.none },
  ],
  scale: { by: "quantity", colours: DENSE, from: THIN, to: THICK, log: true, none: { below: BELOW, colour: NONE } },
};

export const gasTemperature: ColourMode = {
  ...common,
  name: "temperature",
  title: t.temperature.title,
  help: t.temperature.help,
  needs: "gasTemperature",
  legend: ({ temperature }) => [
    ...ends(COLD, WARM, HOT, (power) => temperature(10 ** power)),
    { colour: NONE, label: t.none },
  ],
  scale: { by: "quantity", colours: HOT, from: COLD, to: WARM, log: true, none: { below: BELOW, colour: NONE } },
};

export const gasMetals: ColourMode = {
  ...common,
  name: "metals",
  title: t.metals.title,
  help: t.metals.help,
  needs: "gasMetals",
  legend: [
    ...ends(POOR, RICH, METALS, (power) => t.metals.solar(short(power))),
    { colour: NONE, label: t.metals.none },
  ],
  scale: { by: "quantity", colours: METALS, from: POOR, to: RICH, log: true, none: { below: BELOW, colour: NONE } },
};

export const starFormation: ColourMode = {
  ...common,
  name: "forming",
  title: t.forming.title,
  help: t.forming.help,
  needs: "starFormation",
  legend: [
    ...ends(SLOW, FAST, FORMING, (power) => t.forming.rate(short(power))),
    { colour: NONE, label: t.forming.none },
  ],
  scale: { by: "quantity", colours: FORMING, from: SLOW, to: FAST, log: true, none: { below: BELOW, colour: NONE } },
};

export const starAge: ColourMode = {
  ...common,
  name: "age",
  title: t.age.title,
  help: t.age.help,
  needs: "starAge",
  legend: ({ time }) => [
    { colour: AGED[0]!, label: t.age.now },
    { colour: AGED[2]!, label: t.age.ago(time((2 / 3) * OLD)) },
    { colour: AGED[3]!, label: t.age.more(time(OLD)) },
    { colour: NONE, label: t.age.none },
  ],
  // 0: no star that was gas; else 1 and the age.
  scale: { by: "quantity", colours: AGED, from: 1, to: 1 + OLD, log: false, none: { below: 0.5, colour: NONE } },
};
