import { type ReactNode, useId } from "react";
import { compact } from "../../../language/format.ts";
import { significant } from "../../../language/significant.ts";
import { Select } from "../../../ui/select.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { described } from "../../../ui/tip.ts";
import { ToggleButton } from "../../../ui/toggleButton.tsx";
import { useApp, useSelect } from "../../kit/store.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import type { UnitsSlice } from "../../shell/units/state.ts";
import { massChoices, massName } from "./massChoices.ts";
import { isMoving, mapUnit, movedEnd, rangeInForce } from "./massState.ts";
import { type AppearanceSlice, gasMapOf, MAP_FILES, type MapName } from "./state.ts";
import { text } from "./text.ts";

type Reads = AppearanceSlice & StatusSlice & UnitsSlice;

const t = text.density;

/** How far the sliders reach beyond the range that the picture needs: factors. */
const REACH = { below: 1e-4, above: 1e3 };
const FASTER = 30;

/** Whose mass is shown, the ends of the scale, and the maps as files. */
export default function DensityControls({ shows }: { readonly shows: MapName }): ReactNode {
  const { store } = useApp<Reads>();
  const view = useSelect((s: Reads) => s.appearance.view);
  const own = useSelect((s: Reads) => s.appearance.massRange);
  const status = useSelect((s: Reads) => s.status.status);
  const units = useSelect((s: Reads) => s.units.units);
  const scale = useSelect((s: Reads) => s.units.scale);
  const range = rangeInForce(view, own);
  if (!own || !range || own.of !== gasMapOf(shows)) return null;
  const { setView } = store.getState().appearance;
  const { factor, unit } = mapUnit(shows, { units: { units, scale } });
  const choices = massChoices(status, shows);
  const sliders = {
    unit,
    factor,
    scale: "log" as const,
    show: (value: number) => compact(value * factor),
  };
  const moving = isMoving(shows) ? own[shows] : null;
  const held = moving === null ? range : { span: significant(moving, 4) };
  const reach = {
    min: Math.min(range.low, own.low * REACH.below),
    max: Math.max(range.high, own.high * REACH.above),
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
      {moving === null ? (
        <>
          <Slider
            {...sliders}
            {...t.high}
            {...reach}
            value={range.high}
            initial={own.high}
            onChange={(value) => setView(movedEnd(range, "high", value))}
          />
          <Slider
            {...sliders}
            {...t.low}
            {...reach}
            value={range.low}
            initial={own.low}
            onChange={(value) => setView(movedEnd(range, "low", value))}
          />
        </>
      ) : (
        <Slider
          {...sliders}
          {...t.span}
          min={moving / FASTER}
          max={moving * FASTER}
          value={view.span ?? moving}
          initial={moving}
          onChange={(value) => setView({ span: significant(value, 4) })}
        />
      )}
      <ToggleButton
        {...t.automatic}
        pressed={view.low === null && view.high === null && view.span === null}
        onChange={(on) => setView(on ? { low: null, high: null, span: null } : held)}
      />
      <SaveMaps />
      <p className="quiet small">{t.about[shows]}</p>
    </>
  );
}

/** The three maps of the view as files. */
function SaveMaps(): ReactNode {
  const { actions } = useApp<Reads>();
  const id = useId();
  return (
    <div className="number">
      <span id={id} {...described(t.save.help)}>
        {t.save.label}
      </span>
      {MAP_FILES.map((kind) => (
        <button
          key={kind}
          type="button"
          className="button button-words"
          aria-describedby={id}
          onClick={() => actions.appearance.saveMaps(kind)}
        >
          {t.save[kind]}
        </button>
      ))}
    </div>
  );
}
