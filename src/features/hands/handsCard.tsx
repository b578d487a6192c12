import type { ReactNode } from "react";
import { rounded } from "../../language/format.ts";
import { Choice } from "../../ui/choice.tsx";
import { NumberRows } from "../../ui/numberRows.tsx";
import { RealField } from "../../ui/realField.tsx";
import { CommandButton } from "../commandButton.tsx";
import type { PlaySlice } from "../play/state.ts";
import { useApp, useQuantity, useSelect } from "../store.ts";
import { handsCommands } from "./commands.ts";
import { GalaxyDeeds } from "./galaxyDeeds.tsx";
import "./hands.css";
import { BODIES, type HandsSlice, type Thrown } from "./state.ts";
import { text as t } from "./text.ts";
import { ThrownFields } from "./thrownFields.tsx";
import { thingTitle } from "./titleState.ts";

type Reads = HandsSlice & PlaySlice;

const AXES = ["x", "y", "z"] as const;

/** What is thrown, where and how fast, what comes of it; the galaxies that are there, and what was done. */
export default function HandsCard(): ReactNode {
  const { actions } = useApp<Reads>();
  const thrown = useSelect((s: Reads) => s.thrown);
  const models = useSelect((s: Reads) => s.handsOptions.models);
  const scenarios = useSelect((s: Reads) => s.scenarios);
  const aiming = useSelect((s: Reads) => s.aiming);
  const acting = useSelect((s: Reads) => s.acting);
  if (!thrown) return <p className="quiet">{t.loading}</p>;
  return (
    <>
      <Choice
        {...t.what}
        value={thrown.what}
        options={[...models, ...BODIES].map((what) => ({ value: what, label: thingTitle({ scenarios }, what) }))}
        onChange={(what) => actions.hands.pick(what)}
      />
      <ThrownFields thrown={thrown} />
      <Place thrown={thrown} />
      <Facts />
      <div className="row">
        <CommandButton command={handsCommands.aim} icon="pick" words pressed={aiming} />
        <CommandButton command={handsCommands.throwIt} icon="pilot" words disabled={acting} />
      </div>
      <GalaxyDeeds />
    </>
  );
}

function Place({ thrown }: { thrown: Thrown }): ReactNode {
  const { store } = useApp<Reads>();
  const length = useQuantity("length");
  const velocity = useQuantity("velocity");
  const { setThrown } = store.getState();
  const put = (which: "position" | "velocity", k: number, value: number) => {
    const [x, y, z] = thrown[which].map((old, i) => (i === k ? value : old)) as [number, number, number];
    setThrown({ [which]: [x, y, z] });
  };
  const row = (which: "position" | "velocity", { factor, unit }: typeof length) => (
    <div className="hands-vector">
      {AXES.map((axis, k) => (
        <RealField
          key={axis}
          label={t[which].label(axis)}
          help={t[which].help}
          unit={unit}
          value={thrown[which][k]! * factor}
          onChange={(value) => put(which, k, value / factor)}
        />
      ))}
    </div>
  );
  return (
    <>
      {row("position", length)}
      {row("velocity", velocity)}
    </>
  );
}

/** What two points would do. */
function Facts(): ReactNode {
  const facts = useSelect((s: Reads) => s.thrownFacts);
  const [length, time, mass] = [useQuantity("length"), useQuantity("time"), useQuantity("mass")];
  if (!facts) return null;
  if (facts.problem) return <p className="hands-problem">{facts.problem}</p>;
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
