import type { ReactNode } from "react";
import { compact } from "../../language/format.ts";
import { Select } from "../../ui/select.tsx";
import { Slider } from "../../ui/slider.tsx";
import { ToggleButton } from "../../ui/toggleButton.tsx";
import type { StatusSlice } from "../status/state.ts";
import { useApp, useSelect } from "../store.ts";
import type { UnitsSlice } from "../units/state.ts";
import { massChoices, massName, movedEnd, rangeInForce, surfaceDensityOf } from "./massState.ts";
import type { LookSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = LookSlice & StatusSlice & UnitsSlice;

const t = text.density;

/** How far the sliders reach beyond the range that the picture needs: factors. */
const REACH = { below: 1e-4, above: 1e3 };

/** Whose mass is shown, and the ends of the scale. */
export function DensityControls(): ReactNode {
  const { store } = useApp<Reads>();
  const view = useSelect((s: Reads) => s.view);
  const own = useSelect((s: Reads) => s.massRange);
  const status = useSelect((s: Reads) => s.status);
  const units = useSelect((s: Reads) => s.units);
  const scale = useSelect((s: Reads) => s.scale);
  const range = rangeInForce(view, own);
  if (!own || !range) return null;
  const { setView } = store.getState();
  const { factor, unit } = surfaceDensityOf({ units, scale });
  const choices = massChoices(status);
  const sliders = {
    unit,
    factor,
    min: Math.min(range.low, own.low * REACH.below),
    max: Math.max(range.high, own.high * REACH.above),
    scale: "log" as const,
    show: (value: number) => compact(value * factor),
  };
  return (
    <>
      {choices.length > 1 ? (
        <Select
          label={t.massOf.label}
          help={t.massOf.help}
          value={choices.includes(view.massOf) ? view.massOf : "all"}
          options={choices.map((value) => ({ value, label: massName(value) }))}
          onChange={(massOf) => setView({ massOf })}
        />
      ) : null}
      <Slider
        {...sliders}
        {...t.high}
        value={range.high}
        initial={own.high}
        onChange={(value) => setView(movedEnd(range, "high", value))}
      />
      <Slider
        {...sliders}
        {...t.low}
        value={range.low}
        initial={own.low}
        onChange={(value) => setView(movedEnd(range, "low", value))}
      />
      <ToggleButton
        {...t.automatic}
        pressed={view.low === null && view.high === null}
        onChange={(on) => setView(on ? { low: null, high: null } : range)}
      />
      <p className="quiet small">{t.about}</p>
    </>
  );
}
