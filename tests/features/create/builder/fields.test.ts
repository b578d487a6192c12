import { expect, test } from "vitest";
import { FIELDS, newField } from "../../../../src/features/create/builder/controls.ts";
import { choiceOf } from "../../../../src/physics/external/choice.ts";
import { POTENTIALS } from "../../../../src/physics/external/index.ts";

const KINDS = { mass: "mass", length: "length", velocity: "velocity", frequency: "turning", number: "number" } as const;

test.each(FIELDS.map((record) => [record.name, record] as const))(
  "the builder's %s has the parameters of the potential, each within its range",
  (name, record) => {
    const field = newField(record);
    expect(choiceOf(name, field.values)).toEqual({ name, given: field.values });
    const parameters = POTENTIALS.find((one) => one.name === name)?.parameters ?? [];
    expect(record.controls.map((one) => [one.name, one.kind])).toEqual(
      parameters.map((one) => [one.name, KINDS[one.dimension]]),
    );
    for (const { name: parameter, start, min, max } of record.controls) {
      expect(start).toBeGreaterThanOrEqual(min);
      expect(start).toBeLessThanOrEqual(max);
      for (const value of [min, max]) choiceOf(name, { ...field.values, [parameter]: value });
    }
  },
);
