import type { BuiltField } from "../../../data/scenarios/build.ts";
import type { text } from "./text.ts";

type Words = typeof text.fields;

/** A slider of a field; numbers in the units of a build. */
export interface FieldControl {
  readonly name: keyof Words["parameters"];
  /** What it measures: its unit, and whether the slider goes by powers. */
  readonly kind: "mass" | "length" | "velocity" | "turning" | "number";
  readonly start: number;
  readonly min: number;
  readonly max: number;
}

/** A field that the builder offers. */
export interface FieldRecord {
  readonly name: keyof Words["names"];
  readonly controls: readonly FieldControl[];
}

type Range = readonly [start: number, min: number, max: number];

const control =
  (kind: FieldControl["kind"]) =>
  (name: FieldControl["name"], [start, min, max]: Range) => ({
    name,
    kind,
    start,
    min,
    max,
  });
const [mass, length, velocity] = [control("mass"), control("length"), control("velocity")];

/** Fields as they are in or about a galaxy like ours. A test holds names and ranges to the potentials that there are. */
export const FIELDS: readonly FieldRecord[] = [
  { name: "nfw", controls: [mass("mass", [290, 1, 1e4]), length("scale", [20, 1, 200])] },
  { name: "hernquist", controls: [mass("mass", [430, 0.1, 1e4]), length("scale", [30, 0.1, 200])] },
  { name: "mw2014", controls: [] },
  { name: "point", controls: [mass("mass", [1, 1e-3, 1e3]), length("softening", [0.1, 0.01, 10])] },
  {
    name: "logarithmic",
    controls: [
      velocity("velocity", [2.2, 0.1, 10]),
      length("core", [1, 0.1, 50]),
      control("number")("q", [0.9, 0.7, 2]),
    ],
  },
  {
    name: "miyamoto-nagai",
    controls: [mass("mass", [29, 0.1, 1e3]), length("a", [3, 0.1, 30]), length("b", [0.28, 0.01, 10])],
  },
  {
    name: "bar",
    controls: [
      mass("mass", [4, 0.1, 1e3]),
      length("length", [4, 0.1, 30]),
      length("b", [1, 0.01, 10]),
      length("c", [0.5, 0.01, 10]),
      control("turning")("pattern", [0.4, -2, 2]),
    ],
  },
];

/** A field as it is added. */
export const newField = ({ name, controls }: FieldRecord): BuiltField => ({
  name,
  values: Object.fromEntries(controls.map((one) => [one.name, one.start])),
});
