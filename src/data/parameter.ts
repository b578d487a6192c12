/** One parameter of a model, scenario, writer or solver: the page, the command line and the docs are made from it. */
export interface Parameter {
  /** Name on the command line (`--set name=value`) and in the address, lower camel case. */
  readonly name: string;
  /** Name that people read. */
  readonly label: string;
  /** One sentence. */
  readonly help: string;
  /** Unit that people read; "" for a pure number. */
  readonly unit: string;
  /** Smallest value allowed, in `unit`. */
  readonly min: number;
  /** Largest value allowed, in `unit`. */
  readonly max: number;
  /** What counts where nothing is given, in `unit`. */
  readonly default: number;
  /** Whether only whole numbers are allowed. */
  readonly integer?: boolean;
  /** Names of the whole numbers from `min` on, where these stand for things. */
  readonly choices?: readonly string[];
  /** Heading in a list of each of `choices`. */
  readonly headings?: readonly string[];
}

/** One whose range and default stand side by side. */
export const parameter = (
  name: string,
  label: string,
  help: string,
  unit: string,
  [min, normal, max]: readonly [min: number, normal: number, max: number],
): Parameter => ({ name, label, help, unit, min, max, default: normal });

/** Values of parameters by name, each in its parameter's unit. */
export type Values = Readonly<Record<string, number>>;

/** The defaults of `parameters`, overridden by `given`. Throws one clear line on unknown names and values out of range. */
export function resolveValues(owner: string, parameters: readonly Parameter[], given: Values): Values {
  const values: Record<string, number> = {};
  for (const p of parameters) values[p.name] = p.default;
  for (const [name, value] of Object.entries(given)) {
    const p = parameters.find((q) => q.name === name);
    if (!p) {
      const known = parameters.map((q) => q.name).join(", ") || "none";
      throw new Error(`${owner} has no parameter "${name}"; it has: ${known}`);
    }
    if (!Number.isFinite(value) || value < p.min || value > p.max || (p.integer && !Number.isInteger(value))) {
      const kind = p.integer ? "a whole number" : "a number";
      throw new Error(`${owner}: ${name} = ${value} is not ${kind} from ${p.min} to ${p.max} ${p.unit}`.trimEnd());
    }
    values[name] = value;
  }
  return values;
}
