import { type ReactNode, useState } from "react";
import { exponent, grouped, rounded } from "../../../language/format.ts";
import { RemoveButton } from "../../../ui/removeButton.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { text as uiText } from "../../../ui/text.ts";
import { described } from "../../../ui/tip.ts";
import { useApp, useSelect } from "../../kit/store.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import { BODIES_MIN, scenarioInfo } from "../../run/play/state.ts";
import { text as playText } from "../../run/play/text.ts";
import { AddGalaxy } from "./add.tsx";
import { dotOf } from "./dot.ts";
import { BuilderFields } from "./fields.tsx";
import { BuilderGalaxy } from "./galaxy.tsx";
import { BuilderHandles } from "./handles.tsx";
import { BuilderOrbit } from "./orbit.tsx";
import type { BuilderSlice, Draft } from "./state.ts";
import { text as t } from "./text.ts";
import { useBuilderUnits } from "./units.ts";

type Reads = BuilderSlice & PlaySlice;
/** What is being built: galaxies, the orbit and the choices of the chosen one, and what belongs to the whole run. */
export default function BuilderPanel(): ReactNode {
  const draft = useSelect((s: Reads) => s.builder.draft);
  const most = useSelect((s: Reads) => s.builder.builder.most.galaxies);
  if (!draft) return null;
  return (
    <>
      <BuilderHandles draft={draft} />
      <aside className="builder glass" aria-label={t.title}>
        <div className="builder-body">
          <h2>{t.title}</h2>
          <GalaxyList draft={draft} />
          <AddGalaxy full={draft.build.galaxies.length >= most} />
          <Chosen draft={draft} />
          <BuilderFields draft={draft} />
          <WholeRun draft={draft} />
        </div>
        <Foot draft={draft} />
      </aside>
    </>
  );
}

function GalaxyList({ draft }: { draft: Draft }): ReactNode {
  const { store } = useApp<Reads>();
  const chosen = useSelect((s: Reads) => s.builder.chosenGalaxy);
  const scenarios = useSelect((s: Reads) => s.play.scenarios);
  const { mass } = useBuilderUnits();
  const { chooseGalaxy, removeGalaxy } = store.getState().builder;
  return (
    <ul className="builder-list" aria-label={t.list}>
      {draft.build.galaxies.map((galaxy, g) => {
        const title = scenarioInfo({ play: { scenarios } }, galaxy.model).title;
        const heavy = draft.facts[g]?.mass;
        return (
          <li key={g}>
            <button
              type="button"
              className="button button-words"
              aria-label={t.galaxy(g + 1, title)}
              aria-pressed={g === chosen}
              onClick={() => chooseGalaxy(g)}
            >
              <span className={`builder-dot builder-dot-${dotOf(draft, g)}`} aria-hidden="true">
                {g + 1}
              </span>
              <span className="builder-name">{title}</span>
              <small className="quiet">{heavy == null ? "" : `${exponent(heavy * mass.factor)} ${mass.unit}`}</small>
            </button>
            {g > 0 ? <RemoveButton label={t.remove(g + 1)} onClick={() => removeGalaxy(g)} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

function Chosen({ draft }: { draft: Draft }): ReactNode {
  const g = useSelect((s: Reads) => Math.min(s.builder.chosenGalaxy, draft.build.galaxies.length - 1));
  return (
    <>
      <BuilderOrbit draft={draft} g={g} />
      <BuilderGalaxy draft={draft} g={g} />
    </>
  );
}

function WholeRun({ draft }: { draft: Draft }): ReactNode {
  const { store } = useApp<Reads>();
  const limit = useSelect((s: Reads) => s.play.limits.bodies);
  const { length } = useBuilderUnits();
  const { changeDraft } = store.getState().builder;
  const { softening } = draft.build;
  const [most] = useState(() => Math.max(1, 16 * softening));
  return (
    <section className="group" aria-label={playText.group}>
      <h3>{playText.group}</h3>
      <Slider
        {...t.bodies}
        value={draft.n}
        min={Math.min(1024, draft.n)}
        max={Math.max(limit, draft.n)}
        initial={65536}
        scale="log"
        whole
        show={grouped}
        onChange={(n) => changeDraft({ n: Math.max(BODIES_MIN, n) })}
      />
      <Slider
        {...t.softening}
        unit={length.unit}
        value={softening * length.factor}
        min={0}
        max={most * length.factor}
        initial={softening * length.factor}
        scale="log-zero"
        show={rounded}
        onChange={(v) => changeDraft({ build: { ...draft.build, softening: v / length.factor } })}
      />
    </section>
  );
}

function Foot({ draft }: { draft: Draft }): ReactNode {
  const { actions } = useApp<Reads>();
  const busy = useSelect((s: Reads) => s.play.busy !== null);
  const wrong = draft.problem ?? draft.refused;
  return (
    <div className="builder-foot">
      {wrong ? (
        <p className="builder-problem" role="alert">
          {wrong}
        </p>
      ) : (
        <p className="quiet small">{draft.previewed === null ? t.making : t.preview(grouped(draft.previewed))}</p>
      )}
      <button
        type="button"
        className="button button-words"
        {...described(t.cancelHelp)}
        onClick={() => actions.builder.cancel()}
      >
        {uiText.cancel}
      </button>
      <button
        type="button"
        className="button button-strong"
        {...described(t.startHelp)}
        disabled={draft.problem !== null || busy}
        onClick={() => actions.builder.start()}
      >
        {t.start}
      </button>
    </div>
  );
}
