import { type ReactNode, useId, useState } from "react";
import { fixed, rounded } from "../../../language/format.ts";
import type { Cut } from "../../../render/parts.ts";
import { RealField } from "../../../ui/realField.tsx";
import { Select } from "../../../ui/select.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { ToggleButton } from "../../../ui/toggleButton.tsx";
import { useApp, useQuantity, useSelect } from "../../kit/store.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { massName } from "./massChoices.ts";
import { PART_RANGES, partChoices, tidyCut, withPart } from "./partsState.ts";
import type { AppearanceSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = AppearanceSlice & StatusSlice;

const t = text.parts;

/** One part of the run at a time, and what is left of all. */
export default function PartsCard(): ReactNode {
  const status = useSelect((s: Reads) => s.status.status);
  const [wanted, setWanted] = useState("");
  const choices = partChoices(status);
  const name = choices.includes(wanted) ? wanted : choices[0];
  return (
    <>
      {name === undefined ? (
        <p className="quiet small">{t.none}</p>
      ) : (
        <>
          <Select
            {...t.part}
            value={name}
            options={choices.map((value) => ({ value, label: massName(value) }))}
            onChange={setWanted}
          />
          <Part name={name} />
        </>
      )}
      <CutFields />
    </>
  );
}

function Part({ name }: { readonly name: string }): ReactNode {
  const { store } = useApp<Reads>();
  const id = useId();
  const parts = useSelect((s: Reads) => s.appearance.view.parts);
  const { hidden = false, light = 0, size = 1, colour } = parts[name] ?? {};
  const change = (style: Parameters<typeof withPart>[2]) =>
    store.getState().appearance.setView({ parts: withPart(store.getState().appearance.view.parts, name, style) });
  return (
    <>
      <ToggleButton {...t.shown} pressed={!hidden} onChange={(on) => change({ hidden: !on })} />
      <Slider
        {...t.light}
        value={light}
        {...PART_RANGES.light}
        initial={0}
        show={(v) => (v > 0 ? "+" : "") + fixed(v, 1)}
        onChange={(value) => change({ light: value })}
      />
      <Slider
        {...t.size}
        value={size}
        {...PART_RANGES.size}
        initial={1}
        scale="log"
        show={(v) => fixed(v, 2)}
        onChange={(value) => change({ size: value })}
      />
      <div className="number">
        <label htmlFor={id}>{t.colour.label}</label>
        <input
          id={id}
          type="color"
          value={colour ?? "#ffffff"}
          aria-description={t.colour.help}
          onChange={(event) => change({ colour: event.currentTarget.value })}
        />
      </div>
      <button
        type="button"
        className="button button-words"
        disabled={parts[name] === undefined}
        onClick={() => change({ hidden: false, light: 0, size: 1, colour: "" })}
      >
        {t.reset}
      </button>
    </>
  );
}

const AXES = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const;
type Axis = keyof typeof AXES;

/** What is left of the bodies: a sphere or a slab, about a point. */
function CutFields(): ReactNode {
  const { store } = useApp<Reads>();
  const cut = useSelect((s: Reads) => s.appearance.view.cut);
  const length = useQuantity("length");
  const put = (change: Partial<Cut>) => {
    const old: Cut = cut ?? { shape: "sphere", half: 1, centre: [0, 0, 0], normal: [0, 0, 1] };
    store.getState().appearance.setView({ cut: tidyCut({ ...old, ...change }) });
  };
  const axis = (Object.keys(AXES) as Axis[]).find((one) => AXES[one].every((x, k) => x === cut?.normal[k])) ?? "z";
  const value = cut === null ? "none" : cut.shape === "sphere" ? "sphere" : axis;
  const choose = (chosen: string) => {
    if (chosen === "none") store.getState().appearance.setView({ cut: null });
    else if (chosen === "sphere") put({ shape: "sphere" });
    else put({ shape: "slab", normal: AXES[chosen as Axis] });
  };
  return (
    <>
      <Select
        {...t.cut}
        value={value}
        options={Object.entries(t.cuts).map(([one, label]) => ({ value: one, label }))}
        onChange={choose}
      />
      {cut ? (
        <>
          <Slider
            {...t.half}
            unit={length.unit}
            value={cut.half * length.factor}
            min={0.01 * length.factor}
            max={100 * length.factor}
            initial={length.factor}
            scale="log"
            show={rounded}
            onChange={(half) => put({ half: half / length.factor })}
          />
          {(["x", "y", "z"] as const).map((name, k) => (
            <RealField
              key={name}
              label={t.centre(name)}
              help={t.centreHelp}
              unit={length.unit}
              value={cut.centre[k]! * length.factor}
              onChange={(x) =>
                put({
                  centre: cut.centre.map((old, i) => (i === k ? x / length.factor : old)) as unknown as Cut["centre"],
                })
              }
            />
          ))}
        </>
      ) : null}
    </>
  );
}
