import type { ReactNode } from "react";
import { tick } from "../../language/format.ts";
import { significant } from "../../language/significant.ts";
import type { LegendRun } from "../../render/colour/mode.ts";
import { described } from "../../ui/tip.ts";
import type { StatusSlice } from "../status/state.ts";
import { useQuantity, useSelect } from "../store.ts";
import { text as unitsText } from "../units/text.ts";
import type { ColourInfo } from "./state.ts";
import { text } from "./text.ts";

type Reads = StatusSlice;

/** What a colour mode says about the run that is on, in the units that people chose. */
function useLegendRun(): LegendRun {
  const galaxies = useSelect((s: Reads) => s.status.galaxies);
  const typical = useSelect((s: Reads) => s.status.typical);
  const told = useSelect((s: Reads) => s.status.told);
  const length = useQuantity("length");
  const time = useQuantity("time");
  const mass = useQuantity("mass");
  // Densities of stars are told in cubic parsecs.
  const [parsecs, volume] = length.unit === "kpc" ? [1000, "pc³"] : [1, unitsText.volume];
  return {
    galaxies,
    density(times) {
      const value = (times * typical.density * mass.factor) / (length.factor * parsecs) ** 3;
      return `${tick(significant(value, 1))} ${mass.unit}/${volume}`;
    },
    time: (times) => `${tick(significant(times * typical.time * time.factor, 2))} ${time.unit}`,
    percent: told?.percent ?? null,
    watched: told?.since === undefined ? null : `${tick(told.since * time.factor)} ${time.unit}`,
  };
}

/** What the colours of the bodies mean. */
export function Legend({ mode }: { readonly mode: ColourInfo }): ReactNode {
  const run = useLegendRun();
  const entries = typeof mode.legend === "function" ? mode.legend(run) : mode.legend;
  const note = mode.note?.(run);
  return (
    <>
      <ul className="legend" aria-label={text.legend} {...described(mode.help)}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <span className="legend-dot" style={{ background: entry.colour }} />
            {entry.label}
          </li>
        ))}
      </ul>
      {note ? <p className="quiet small">{note}</p> : null}
    </>
  );
}
