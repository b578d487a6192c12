import type { ReactNode } from "react";
import { exponent, fixed, rounded } from "../../language/format.ts";
import { Select } from "../../ui/select.tsx";
import { Slider } from "../../ui/slider.tsx";
import { ParameterField } from "../parameterField.tsx";
import type { PlaySlice } from "../play/state.ts";
import { scenarioInfo } from "../play/state.ts";
import { useApp, useSelect } from "../store.ts";
import type { BuilderSlice, Draft } from "./state.ts";
import { text as t } from "./text.ts";
import { useBuilderUnits } from "./units.ts";

type Reads = BuilderSlice & PlaySlice;
/** Factors on the model's own mass and size that the sliders reach. */
const REACH = { mass: 100, size: 10 };

/** What the chosen galaxy is made of. */
export function BuilderGalaxy({ draft, g }: { draft: Draft; g: number }): ReactNode {
  const { store, actions } = useApp<Reads>();
  const models = useSelect((s: Reads) => s.builder.models);
  const scenarios = useSelect((s: Reads) => s.scenarios);
  const { mass } = useBuilderUnits();
  const galaxy = draft.build.galaxies[g]!;
  const info = scenarioInfo({ scenarios }, galaxy.model);
  const { changeGalaxy, setGalaxyValue } = store.getState();
  const single = models.includes(galaxy.model);
  const choices = scenarios.filter((s) => s.name !== "built" && (g === 0 || models.includes(s.name)));
  const known = draft.facts[g]?.mass ?? null;
  const own = known === null ? null : (known / galaxy.mass) * mass.factor;
  return (
    <section className="group" aria-label={t.galaxy(g + 1, info.title)}>
      <h3>{t.galaxy(g + 1, info.title)}</h3>
      <Select
        {...t.model}
        value={galaxy.model}
        options={choices.map((s) => ({ value: s.name, label: s.title }))}
        onChange={(name) => actions.builder.setModel(g, name)}
      />
      {own === null ? null : (
        <Slider
          {...t.mass}
          unit={mass.unit}
          value={own * galaxy.mass}
          min={own / REACH.mass}
          max={own * REACH.mass}
          initial={own}
          scale="log"
          show={(v) => (v >= 1e5 ? exponent(v) : rounded(v))}
          onChange={(v) => changeGalaxy(g, { mass: v / own })}
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
        onChange={(size) => changeGalaxy(g, { size })}
      />
      <Slider
        {...t.inclination}
        value={galaxy.inclination}
        min={-180}
        max={180}
        initial={0}
        show={(v) => fixed(v, 0)}
        onChange={(inclination) => changeGalaxy(g, { inclination })}
      />
      <Slider
        {...t.node}
        value={galaxy.node}
        min={-180}
        max={180}
        initial={0}
        show={(v) => fixed(v, 0)}
        onChange={(node) => changeGalaxy(g, { node })}
      />
      <details className="fold" open={!single}>
        <summary>{t.parameters}</summary>
        {info.parameters
          .filter((p) => p.name !== "softening")
          .map((p) => (
            <ParameterField
              key={`${galaxy.model} ${p.name}`}
              parameter={p}
              value={galaxy.values[p.name] ?? p.default}
              onChange={(value) => setGalaxyValue(g, p, value)}
            />
          ))}
      </details>
    </section>
  );
}
