import type { ReactNode } from "react";
import { exponent, fixed, grouped, rounded } from "../../../language/format.ts";
import { NumberRows } from "../../../ui/numberRows.tsx";
import { described } from "../../../ui/tip.ts";
import { ToggleButton } from "../../../ui/toggleButton.tsx";
import type { BuilderSlice } from "../../create/builder/state.ts";
import { CommandButton } from "../../kit/commandButton.tsx";
import { useApp, useQuantity, useSelect } from "../../kit/store.ts";
import type { PhysicsSlice } from "../../run/physics/state.ts";
import { text as playText } from "../../run/play/text.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { inspectCommands } from "./commands.ts";
import type { InspectSlice } from "./state.ts";
import { forcesOf, type Interactions, MOST_TRAILS } from "./state.ts";
import { text } from "./text.ts";

type Reads = BuilderSlice & InspectSlice & PhysicsSlice & StatusSlice;

const t = text.body;

/** The picked body: what it is, what the last force calculation used for it, and how many pairs that saved. */
export default function BodyFacts(): ReactNode {
  const { store } = useApp<Reads>();
  const picked = useSelect((s: Reads) => s.inspect.picked);
  const showInteractions = useSelect((s: Reads) => s.inspect.showInteractions);
  const direct = useSelect((s: Reads) => s.physics.solver === "direct");
  const graphics = useSelect((s: Reads) => s.status.status.graphics);
  const buckets = useSelect((s: Reads) => s.physics.solvers.find(({ name }) => name === s.physics.solver)?.buckets);
  const treeless = direct || buckets || !graphics;
  const trailed = useSelect((s: Reads) => s.inspect.picked !== null && s.inspect.trails.includes(s.inspect.picked));
  const nearest = useSelect((s: Reads) => s.inspect.about?.nearest?.body ?? null);
  const full = useSelect((s: Reads) => !trailed && s.inspect.trails.length >= MOST_TRAILS);
  const building = useSelect((s: Reads) => s.builder.builderOpen);
  if (picked === null || building) return null;
  return (
    <aside className="body-card glass" aria-label={t.title(grouped(picked))}>
      <div className="dialog-head">
        <h2>{t.title(grouped(picked))}</h2>
        <CommandButton command={inspectCommands.release} />
      </div>
      <Facts />
      <div className="body-buttons">
        <button
          type="button"
          className="button button-words"
          {...described(t.goOnHelp)}
          disabled={nearest === null}
          onClick={() => store.getState().inspect.pick(nearest)}
        >
          {t.goOn}
        </button>
        <ToggleButton
          label={t.interactions}
          help={direct ? text.none : buckets ? text.noLists : graphics ? t.interactionsHelp : text.noGraphics}
          pressed={showInteractions && !treeless}
          disabled={treeless}
          onChange={(show) => store.getState().inspect.setShowInteractions(show)}
        />
        <ToggleButton
          label={text.trails.toggle}
          help={full ? text.trails.full : text.trails.help}
          pressed={trailed}
          disabled={full}
          onChange={() => store.getState().inspect.toggleTrail(picked)}
        />
      </div>
    </aside>
  );
}

function Facts(): ReactNode {
  const seen = useSelect((s: Reads) => s.inspect.seen);
  const count = useSelect((s: Reads) => s.status.status.bodies);
  const about = useSelect((s: Reads) => s.inspect.about);
  const [mass, speed, length] = [useQuantity("mass"), useQuantity("velocity"), useQuantity("length")];
  if (!seen) return <p className="quiet">{t.looking}</p>;
  const number = (value: number) => (value !== 0 && Math.abs(value) >= 1e5 ? exponent(value) : rounded(value));
  return (
    <>
      <NumberRows
        rows={[
          [t.galaxy, `${seen.galaxy + 1}, ${playText.components[seen.component]}`],
          [t.mass, `${number(seen.mass * mass.factor)} ${mass.unit}`],
          [t.speed, `${number(seen.speed * speed.factor)} ${speed.unit}`],
        ]}
      />
      {seen.interactions ? <InteractionList interactions={seen.interactions} count={count} /> : null}
      {about?.nearest ? (
        <NumberRows
          rows={[
            [
              t.nearest,
              t.at(grouped(about.nearest.body), `${number(about.nearest.distance * length.factor)} ${length.unit}`),
            ],
            ...(about.radius > 0
              ? [[t.about(`${number(about.radius * length.factor)} ${length.unit}`), grouped(about.count)] as const]
              : []),
          ]}
        />
      ) : null}
    </>
  );
}

function InteractionList({ interactions, count }: { interactions: Interactions; count: number }): ReactNode {
  const forces = forcesOf(interactions);
  const saved = Math.max(0, count - 1 - forces);
  const percent = (100 * saved) / Math.max(1, count - 1);
  return (
    <NumberRows
      rows={[
        [t.cells, grouped(interactions.cells)],
        [t.far, grouped(interactions.far)],
        [t.bodies, grouped(interactions.bodies)],
        [t.neighbours, grouped(interactions.group)],
        [t.forces, grouped(forces)],
        [t.pairs, grouped(count - 1)],
        [t.saved, t.share(grouped(saved), fixed(percent, 1))],
      ]}
    />
  );
}
