import type { ReactNode } from "react";
import type { ComponentName } from "../../../data/bodies/bodies.ts";
import { tick } from "../../../language/format.ts";
import { significant } from "../../../language/significant.ts";
import type { LegendEntry, LegendRun } from "../../../render/colour/mode.ts";
import { described } from "../../../ui/tip.ts";
import { useReach } from "../../kit/reach.tsx";
import { useApp, useQuantity, useSelect } from "../../kit/store.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { PARSECS } from "../../shell/units/state.ts";
import { text as unitsText } from "../../shell/units/text.ts";
import { KELVINS } from "./massState.ts";
import { withPart } from "./partsState.ts";
import type { AppearanceSlice, ColourInfo } from "./state.ts";
import { text } from "./text.ts";

type Reads = StatusSlice;

const GAS = "gas" satisfies ComponentName;
const KMS = "km/s";
const TRACERS = "tracer" satisfies ComponentName;

/** What a colour mode says about the run that is on, in the units that people chose. */
function useLegendRun(): LegendRun {
  const galaxies = useSelect((s: Reads) => s.status.status.galaxies);
  const typical = useSelect((s: Reads) => s.status.status.typical);
  const note = useSelect((s: Reads) => s.status.status.colourNote);
  const length = useQuantity("length");
  const time = useQuantity("time");
  const mass = useQuantity("mass");
  const velocity = useQuantity("velocity");
  const gas = useSelect((s: Reads) => s.status.status.components.includes(GAS));
  // Densities of stars are told in cubic parsecs.
  const known = PARSECS[length.unit];
  const [parsecs, volume] = known ? [known, "pc³"] : [1, unitsText.volume];
  return {
    galaxies,
    density(times) {
      const value = (times * typical.density * mass.factor) / (length.factor * parsecs) ** 3;
      return `${tick(significant(value, 1))} ${mass.unit}/${volume}`;
    },
    time: (times) => `${tick(significant(times * typical.time * time.factor, 2))} ${time.unit}`,
    temperature(times) {
      const speed = typical.speed * velocity.factor;
      return velocity.unit === KMS
        ? `${tick(significant(times * speed * speed * KELVINS, 1))} K`
        : `${tick(significant(times * speed * speed, 1))} ${velocity.unit}²`;
    },
    gas,
    percent: note?.percent ?? null,
    watched: note?.since === undefined ? null : `${tick(note.since * time.factor)} ${time.unit}`,
  };
}

/** What the colours of the bodies mean. */
export function Legend({ mode }: { readonly mode: ColourInfo }): ReactNode {
  const run = useLegendRun();
  // What can be hidden is for those who see everything; before that a legend explains.
  const whole = useReach() === "study";
  const painted = useSelect((s: Reads) => s.status.status.components.includes(TRACERS));
  const all = typeof mode.legend === "function" ? mode.legend(run) : mode.legend;
  // Test bodies are left out where none were painted.
  const entries = painted ? all : all.filter(({ of }) => !of?.includes(TRACERS));
  const note = mode.note?.(run);
  return (
    <>
      <ul className="legend" aria-label={text.legend} {...described(mode.help)}>
        {entries.map((entry) => (
          <li key={entry.label}>
            {entry.of && whole ? (
              <Toggle entry={entry} of={entry.of} />
            ) : (
              <span className="legend-part">
                <Entry entry={entry} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {note ? <p className="quiet small">{note}</p> : null}
    </>
  );
}

function Entry({ entry }: { readonly entry: LegendEntry }): ReactNode {
  return (
    <>
      <span className="legend-dot" style={{ background: entry.colour }} />
      {entry.label}
    </>
  );
}

/** Shows or hides the parts that an entry stands for. */
function Toggle({ entry, of }: { readonly entry: LegendEntry; readonly of: readonly string[] }): ReactNode {
  const { store } = useApp<AppearanceSlice>();
  const parts = useSelect((s: AppearanceSlice) => s.appearance.view.parts);
  const hidden = of.every((name) => parts[name]?.hidden);
  const toggle = () => {
    const { view, setView } = store.getState().appearance;
    setView({ parts: of.reduce((all, name) => withPart(all, name, { hidden: !hidden }), view.parts) });
  };
  return (
    <button
      type="button"
      className="legend-part"
      aria-pressed={!hidden}
      {...described(text.toggle(entry.label))}
      onClick={toggle}
    >
      <Entry entry={{ ...entry, colour: parts[of[0]!]?.colour ?? entry.colour }} />
    </button>
  );
}
