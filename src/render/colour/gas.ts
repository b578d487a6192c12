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

const common = { of: "galaxies", note: ({ gas }: LegendRun) => (gas ? null : t.without) } as const;

/** A power of ten in one digit. */
const short = (power: number) => Number((10 ** power).toPrecision(1));

/** A colour by a quantity of gas from one power of ten to another. */
const byPower = (
  mode: Pick<ColourMode, "name" | "needs"> & { readonly title: string; readonly help: string; readonly none?: string },
  [from, to]: readonly [from: number, to: number],
  colours: readonly string[],
  label: (power: number, run: LegendRun) => string,
): ColourMode => {
  const { none = t.none, ...named } = mode;
  return {
    ...common,
    ...named,
    legend: (run) => [
      ...[0, 2, 3].map((k) => ({ colour: colours[k]!, label: label(from + (k / 3) * (to - from), run) })),
      { colour: NONE, label: none },
    ],
    scale: { by: "quantity", colours, from, to, log: true, none: { below: BELOW, colour: NONE } },
  };
};

/** Over the run's typical density. */
export const gasDensity = byPower({ name: "gas", needs: "gasDensity", ...t.density }, [-1, 5], DENSE, (power, run) =>
  run.density(10 ** power),
);

/** Over the square of the run's typical speed. */
export const gasTemperature = byPower(
  { name: "temperature", needs: "gasTemperature", ...t.temperature },
  [-3, 0.6],
  HOT,
  (power, run) => run.temperature(10 ** power),
);

/** Over the Sun's. */
export const gasMetals = byPower({ name: "metals", needs: "gasMetals", ...t.metals }, [-1, 0.5], METALS, (power) =>
  t.metals.solar(short(power)),
);

/** The part of gas that becomes stars in 1e9 years: 0.39 where that begins. */
export const starFormation = byPower(
  { name: "forming", needs: "starFormation", ...t.forming },
  [-0.5, 1],
  FORMING,
  (power) => t.forming.rate(short(power)),
);

/** Age at the ramp's end, in the run's typical times. */
const OLD = 2;

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
