import type { ReactNode } from "react";
import type { BuiltGalaxy } from "../../data/scenarios/build.ts";
import { exponent, fixed, rounded } from "../../language/format.ts";
import { Slider } from "../../ui/slider.tsx";
import { ParameterField } from "../kit/parameterField.tsx";
import { useSelect } from "../kit/store.ts";
import { type PlaySlice, scenarioInfo } from "../run/play/state.ts";
import { withValue } from "./builder/state.ts";
import { text as t } from "./builder/text.ts";

/** What of a galaxy does not depend on where it stands. */
type Make = Omit<BuiltGalaxy, "position" | "velocity">;

/** Factors on the model's own mass and lengths that the sliders reach. */
const REACH = { mass: 100, size: 20 };
const DEGREES = 180;

interface Props {
  readonly galaxy: Make;
  /** Mass of the model without a factor, and its unit, as people read it; null: it is not known yet. */
  readonly own: number | null;
  readonly unit: string;
  /** Are the parameters of the model seen at once? */
  readonly open?: boolean;
  readonly onChange: (change: Partial<Make>) => void;
}

/** Mass, size, tilt and parameters of a galaxy: one form for a galaxy that is built before the start and one that is thrown in. */
export function GalaxyFields({ galaxy, own, unit, open = false, onChange }: Props): ReactNode {
  const scenarios = useSelect((s: PlaySlice) => s.play.scenarios);
  const parameters = scenarioInfo({ play: { scenarios } }, galaxy.model).parameters.filter(
    (p) => p.name !== "softening",
  );
  const angle = (key: "inclination" | "node") => (
    <Slider
      {...t[key]}
      value={galaxy[key]}
      min={-DEGREES}
      max={DEGREES}
      initial={0}
      show={(v) => fixed(v, 0)}
      onChange={(degrees) => onChange({ [key]: degrees })}
    />
  );
  return (
    <>
      {own === null ? null : (
        <Slider
          {...t.mass}
          unit={unit}
          value={own * galaxy.mass}
          min={own / REACH.mass}
          max={own * REACH.mass}
          initial={own}
          scale="log"
          show={(v) => (v >= 1e5 ? exponent(v) : rounded(v))}
          onChange={(v) => onChange({ mass: v / own })}
        />
      )}
      <Slider
        {...t.size}
        value={galaxy.size}
        min={1 / REACH.size}
        max={REACH.size}
        initial={1}
        scale="log"
        show={rounded}
        onChange={(size) => onChange({ size })}
      />
      {angle("inclination")}
      {angle("node")}
      {parameters.length > 0 ? (
        <details className="fold" open={open}>
          <summary>{t.parameters}</summary>
          {parameters.map((p) => (
            <ParameterField
              key={`${galaxy.model} ${p.name}`}
              parameter={p}
              value={galaxy.values[p.name] ?? p.default}
              onChange={(value) => onChange({ values: withValue(galaxy.values, p, value) })}
            />
          ))}
        </details>
      ) : null}
    </>
  );
}
