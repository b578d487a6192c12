import type { ReactNode } from "react";
import { chooseLanguage, nameOfLanguage } from "../../language/choice.ts";
import { fixed } from "../../language/format.ts";
import { inForce, LANGUAGES } from "../../language/inForce.ts";
import { Group } from "../../ui/group.tsx";
import { optionsOf } from "../../ui/options.ts";
import { Select } from "../../ui/select.tsx";
import { Slider } from "../../ui/slider.tsx";
import { useApp, useSelect } from "../store.ts";
import { DensityControls } from "./densityControls.tsx";
import { Legend } from "./legend.tsx";
import { PartsFold } from "./partsFold.tsx";
import type { LookSlice } from "./state.ts";
import { type Theme, VIEW_DEFAULTS, VIEW_RANGES, type View } from "./state.ts";
import { text } from "./text.ts";

const LANGUAGE_OPTIONS = LANGUAGES.map((code) => ({ value: code, label: nameOfLanguage(code) }));

type Reads = LookSlice;

/** The picture; none of it touches the physics. */
export function LookGroup(): ReactNode {
  const { store } = useApp<Reads>();
  const view = useSelect((s: Reads) => s.view);
  const { setView } = store.getState();
  return (
    <Group title={text.group}>
      <Select
        label={text.density.label}
        help={text.density.help}
        value={view.shows}
        options={optionsOf(text.density.names)}
        onChange={(shows) => setView({ shows: shows as View["shows"] })}
      />
      {view.shows === "density" ? <DensityControls /> : <LightControls />}
      <PartsFold />
      <Slider
        {...text.pointSize}
        value={view.pointSize}
        {...VIEW_RANGES.pointSize}
        initial={VIEW_DEFAULTS.pointSize}
        scale="log"
        show={(v) => fixed(v, 2)}
        onChange={(pointSize) => setView({ pointSize })}
      />
      {view.shows === "light" ? (
        <Slider
          {...text.glow}
          value={view.glow}
          {...VIEW_RANGES.glow}
          initial={VIEW_DEFAULTS.glow}
          show={(v) => fixed(v, 2)}
          onChange={(glow) => setView({ glow })}
        />
      ) : null}
      <Select
        label={text.theme.label}
        help={text.theme.help}
        value={view.theme}
        options={optionsOf(text.theme.names)}
        onChange={(theme) => setView({ theme: theme as Theme })}
      />
      <Select {...text.language} value={inForce.code} options={LANGUAGE_OPTIONS} onChange={chooseLanguage} />
    </Group>
  );
}

/** Colours and brightness: of light only. */
function LightControls(): ReactNode {
  const { store } = useApp<Reads>();
  const view = useSelect((s: Reads) => s.view);
  const colours = useSelect((s: Reads) => s.colours);
  const { setView, setColour } = store.getState();
  const mode = colours.find((c) => c.name === view.colour) ?? colours[0];
  return (
    <>
      <Select
        {...text.colour}
        value={mode?.name ?? ""}
        options={colours.map((c) => ({ value: c.name, label: c.title }))}
        onChange={setColour}
      />
      {mode ? <Legend mode={mode} /> : null}
      <Slider
        {...text.exposure}
        value={view.exposure}
        {...VIEW_RANGES.exposure}
        initial={VIEW_DEFAULTS.exposure}
        show={(v) => (v > 0 ? "+" : "") + fixed(v, 1)}
        onChange={(exposure) => setView({ exposure })}
      />
    </>
  );
}
