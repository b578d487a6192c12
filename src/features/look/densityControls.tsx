import type { ReactNode } from "react";
import { compact } from "../../language/format.ts";
import { Select } from "../../ui/select.tsx";
import { Slider } from "../../ui/slider.tsx";
import { ToggleButton } from "../../ui/toggleButton.tsx";
import { useApp, useSelect } from "../context.ts";
import { text } from "../text.ts";
import { massChoices, massName, movedEnd, rangeInForce, surfaceDensityOf } from "./density.ts";

const t = text.density;

/** How far the sliders reach beyond the range that the picture needs: factors. */
const REACH = { below: 1e-4, above: 1e3 };

/** Whose mass is shown, and the ends of the scale. */
export function DensityControls(): ReactNode {
  const { store } = useApp();
  const view = useSelect((s) => s.view);
  const own = useSelect((s) => s.massRange);
  const status = useSelect((s) => s.status);
  const units = useSelect((s) => s.units);
  const scale = useSelect((s) => s.scale);
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
