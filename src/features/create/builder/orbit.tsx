import type { ReactNode } from "react";
import type { Kepler } from "../../../data/scenarios/kepler.ts";
import { fixed, grouped, rounded } from "../../../language/format.ts";
import { significant } from "../../../language/significant.ts";
import { NumberRows } from "../../../ui/numberRows.tsx";
import { optionsOf } from "../../../ui/options.ts";
import { RealField } from "../../../ui/realField.tsx";
import { Select } from "../../../ui/select.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { useApp, useSelect } from "../../kit/store.ts";
import type { BuilderSlice, Draft, DragPlane } from "./state.ts";
import { text as t } from "./text.ts";
import { useBuilderUnits } from "./units.ts";

type Reads = BuilderSlice;
/** Lengths that the sliders reach at least, kpc, and eccentricities. */
const FAR = 400;
const OPEN = 3;

const PLANES = optionsOf(t.plane.names);

/** The predicted orbit of galaxy `g`: what it is, and sliders that change it. Of the first one only what it is. */
export function BuilderOrbit({ draft, g }: { draft: Draft; g: number }): ReactNode {
  const facts = draft.facts[g];
  if (!facts?.orbit) return null;
  return (
    <section className="group" aria-label={t.orbit}>
      <h3>{t.orbit}</h3>
      {g > 0 ? <Shape g={g} orbit={facts.orbit} /> : null}
      <Numbers orbit={facts.orbit} spins={facts.spins} first={g === 0} />
      {g > 0 ? <Exact draft={draft} g={g} /> : null}
      <p className="quiet small">{draft.build.galaxies.length > 2 ? t.several : t.twoBodies}</p>
    </section>
  );
}

function Shape({ g, orbit }: { g: number; orbit: Kepler }): ReactNode {
  const { store, actions } = useApp<Reads>();
  const { length } = useBuilderUnits();
  const plane = useSelect((s: Reads) => s.builder.dragPlane);
  const { pericentre, eccentricity, separation } = orbit;
  const reshape = (key: "pericentre" | "eccentricity" | "separation", factor: number) => (value: number) => {
    // A slider that was refused its value reports the old one, rounded: that is no choice.
    if (value !== significant(orbit[key] * factor, 4)) actions.builder.reshape(g, { [key]: value / factor });
  };
  const most = Math.max(FAR, separation) * length.factor;
  return (
    <>
      <Slider
        {...t.pericentre}
        unit={length.unit}
        value={pericentre * length.factor}
        min={0}
        max={most}
        initial={0.1 * separation * length.factor}
        scale="log-zero"
        show={rounded}
        onChange={reshape("pericentre", length.factor)}
      />
      <Slider
        {...t.eccentricity}
        value={eccentricity}
        min={0}
        max={Math.max(OPEN, eccentricity)}
        initial={1}
        show={(v) => fixed(v, 2)}
        onChange={reshape("eccentricity", 1)}
      />
      <Slider
        {...t.separation}
        unit={length.unit}
        value={separation * length.factor}
        min={Math.min(1, separation) * length.factor}
        max={most}
        initial={100 * length.factor}
        scale="log"
        show={rounded}
        onChange={reshape("separation", length.factor)}
      />
      <Select
        {...t.plane}
        value={plane}
        options={PLANES}
        onChange={(name) => store.getState().builder.setDragPlane(name as DragPlane)}
      />
    </>
  );
}

interface NumbersProps {
  readonly orbit: Kepler;
  readonly spins: readonly (number | null)[] | null;
  /** Of the first galaxy, which has no slider for it. */
  readonly first: boolean;
}

function Numbers({ orbit, spins, first }: NumbersProps): ReactNode {
  const { length, time, velocity } = useBuilderUnits();
  const f = t.facts;
  const { shape, timeToPericentre, fastest } = orbit;
  const span = (x: number) => `${rounded(Math.abs(x) * time.factor)} ${time.unit}`;
  const turned = (angle: number | null) =>
    angle === null ? f.noDisc : angle <= 90 ? f.prograde(grouped(angle)) : f.retrograde(grouped(180 - angle));
  const rows: [string, string][] = [
    [f.shape, f.eccentricity(f.shapes[shape], fixed(orbit.eccentricity, 2))],
    ...only(first, f.pericentre, `${rounded(orbit.pericentre * length.factor)} ${length.unit}`),
    [
      shape === "line" ? f.collision : f.time,
      timeToPericentre < 0 ? f.past(span(timeToPericentre)) : span(timeToPericentre),
    ],
    [f.speed, `${rounded(orbit.speed * velocity.factor)} ${velocity.unit}`],
    ...only(Number.isFinite(fastest), f.fastest, `${rounded(fastest * velocity.factor)} ${velocity.unit}`),
    ...only(spins?.some((angle) => angle !== null) ?? false, f.spins, (spins ?? []).map(turned).join(", ")),
  ];
  return <NumberRows rows={rows} label={f.shape} />;
}

/** A row that is there only sometimes. */
const only = (there: boolean, name: string, value: string): [string, string][] => (there ? [[name, value]] : []);

/** Six numbers for those who know them. */
function Exact({ draft, g }: { draft: Draft; g: number }): ReactNode {
  const { store } = useApp<Reads>();
  const units = useBuilderUnits();
  const galaxy = draft.build.galaxies[g]!;
  const field = (kind: "position" | "velocity", k: number) => {
    const { factor, unit } = units[kind === "position" ? "length" : "velocity"];
    const set = (value: number) => {
      const next = galaxy[kind].map((x, i) => (i === k ? value / factor : x)) as [number, number, number];
      store.getState().builder.changeGalaxy(g, { [kind]: next });
    };
    return (
      <RealField
        key={`${kind} ${k}`}
        label={t.axis(kind, "xyz"[k]!)}
        help={t.axisHelp[kind]}
        unit={unit}
        value={galaxy[kind][k]! * factor}
        onChange={set}
      />
    );
  };
  return (
    <details className="fold">
      <summary>{t.exact}</summary>
      {[0, 1, 2].map((k) => field("position", k))}
      {[0, 1, 2].map((k) => field("velocity", k))}
    </details>
  );
}
