import type { ReactNode } from "react";
import { Select } from "../../../ui/select.tsx";
import { useApp, useSelect } from "../../kit/store.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import { scenarioInfo } from "../../run/play/state.ts";
import { GalaxyFields } from "../galaxyFields.tsx";
import type { BuilderSlice, Draft } from "./state.ts";
import { text as t } from "./text.ts";
import { useBuilderUnits } from "./units.ts";

type Reads = BuilderSlice & PlaySlice;

/** What the chosen galaxy is made of. */
export function BuilderGalaxy({ draft, g }: { draft: Draft; g: number }): ReactNode {
  const { store, actions } = useApp<Reads>();
  const models = useSelect((s: Reads) => s.builder.builder.models);
  const scenarios = useSelect((s: Reads) => s.play.scenarios);
  const { mass } = useBuilderUnits();
  const galaxy = draft.build.galaxies[g]!;
  const info = scenarioInfo({ play: { scenarios } }, galaxy.model);
  const { changeGalaxy } = store.getState().builder;
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
      <GalaxyFields
        galaxy={galaxy}
        own={own}
        unit={mass.unit}
        open={!single}
        onChange={(change) => changeGalaxy(g, change)}
      />
    </section>
  );
}
