import type { ReactNode } from "react";
import { rounded } from "../../../language/format.ts";
import { Choice } from "../../../ui/choice.tsx";
import { NumberRows } from "../../../ui/numberRows.tsx";
import { CommandButton } from "../../kit/commandButton.tsx";
import { useApp, useQuantity, useSelect } from "../../kit/store.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import { BrushFields } from "./brushFields.tsx";
import { interactCommands } from "./commands.ts";
import { GalaxyDeeds } from "./galaxyDeeds.tsx";
import "./interact.css";
import { BODIES, type InteractSlice, type Thrown, TRACERS } from "./state.ts";
import { text as t } from "./text.ts";
import { ThrownFields } from "./thrownFields.tsx";
import { thingTitle } from "./titleState.ts";
import { VectorFields } from "./vectorFields.tsx";

type Reads = InteractSlice & PlaySlice;

/** What is thrown, where and how fast, what comes of it; the galaxies that are there, and what was done. */
export default function InteractCard(): ReactNode {
  const { actions } = useApp<Reads>();
  const thrown = useSelect((s: Reads) => s.interact.thrown);
  const models = useSelect((s: Reads) => s.interact.interactOptions.models);
  const scenarios = useSelect((s: Reads) => s.play.scenarios);
  const paints = thrown?.what === TRACERS;
  if (!thrown) return <p className="quiet">{t.loading}</p>;
  return (
    <>
      <Choice
        {...t.what}
        value={thrown.what}
        options={[...models, ...BODIES, TRACERS].map((what) => ({
          value: what,
          label: thingTitle({ play: { scenarios } }, what),
        }))}
        onChange={(what) => actions.interact.pick(what)}
      />
      {paints ? (
        <>
          <BrushFields />
          <Problem />
        </>
      ) : (
        <>
          <ThrownFields thrown={thrown} />
          <Place thrown={thrown} />
          <Facts />
        </>
      )}
      <div className="row">
        <CommandButton command={paints ? interactCommands.paintIt : interactCommands.throwIt} words />
      </div>
      <GalaxyDeeds />
    </>
  );
}

function Place({ thrown }: { thrown: Thrown }): ReactNode {
  const { store } = useApp<Reads>();
  const { setThrown } = store.getState().interact;
  const { position, velocity } = thrown;
  return (
    <>
      <VectorFields words={t.position} of="length" value={position} onChange={(x) => setThrown({ position: x })} />
      <VectorFields words={t.velocity} of="velocity" value={velocity} onChange={(v) => setThrown({ velocity: v })} />
    </>
  );
}

/** Why it can't be done. */
function Problem(): ReactNode {
  const problem = useSelect((s: Reads) => s.interact.thrownFacts?.problem);
  return problem ? <p className="interact-problem">{problem}</p> : null;
}

/** What two points would do. */
function Facts(): ReactNode {
  const facts = useSelect((s: Reads) => s.interact.thrownFacts);
  const [length, time, mass] = [useQuantity("length"), useQuantity("time"), useQuantity("mass")];
  if (!facts) return null;
  if (facts.problem) return <Problem />;
  const { orbit } = facts;
  const shown = (value: number, { factor, unit }: typeof length) => `${rounded(value * factor)} ${unit}`;
  const rows: [string, string][] = [[t.facts.mass, shown(facts.mass, mass)]];
  if (orbit) {
    rows.push([t.facts.eccentricity, rounded(orbit.eccentricity)]);
    const ahead = orbit.timeToPericentre >= 0;
    rows.push([t.facts.pericentre, ahead ? shown(orbit.pericentre, length) : t.facts.past]);
    if (ahead) rows.push([t.facts.time, shown(orbit.timeToPericentre, time)]);
  }
  return (
    <>
      <NumberRows rows={rows} />
      <p className="quiet small">{t.facts.note}</p>
    </>
  );
}
