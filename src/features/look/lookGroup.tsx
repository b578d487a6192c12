import type { ReactNode } from "react";
import { chooseLanguage, nameOfLanguage } from "../../language/choice.ts";
import { fixed } from "../../language/format.ts";
import { inForce, LANGUAGES } from "../../language/inForce.ts";
import { Group } from "../../ui/group.tsx";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { optionsOf } from "../../ui/options.ts";
import { Select } from "../../ui/select.tsx";
import { Slider } from "../../ui/slider.tsx";
import type { StatusSlice } from "../status/state.ts";
import { useApp, useSelect } from "../store.ts";
import { Legend } from "./legend.tsx";
import { PartsFold } from "./partsFold.tsx";
import { READY_LOOKS, type ReadyLook, readyLook } from "./readyLooks.ts";
import type { LookSlice } from "./state.ts";
import { suitsRun, type Theme, VIEW_DEFAULTS, VIEW_RANGES, type View } from "./state.ts";
import { text } from "./text.ts";

/** Loaded when a map is shown. */
const DensityControls = lazyPart(() => import("./densityControls.tsx"));

const LANGUAGE_OPTIONS = LANGUAGES.map((code) => ({ value: code, label: nameOfLanguage(code) }));

type Reads = LookSlice & StatusSlice;

/** The picture; none of it touches the physics. */
export function LookGroup(): ReactNode {
  const { store, actions } = useApp<Reads>();
  const view = useSelect((s: Reads) => s.view);
  const flow = useSelect((s: Reads) => s.status.flow);
  const { setView } = store.getState();
  const change = (code: string) => actions.files.keepForReload(() => chooseLanguage(code));
  return (
    <Group title={text.group}>
      {flow ? null : (
        <>
          <Select
            label={text.ready.label}
            help={text.ready.help}
            value={readyLook(view) ?? "own"}
            options={optionsOf({ own: text.ready.own, ...text.ready.names })}
            onChange={(name) => name !== "own" && setView(READY_LOOKS[name as ReadyLook])}
          />
          <Select
            label={text.density.label}
            help={text.density.help}
            value={view.shows}
            options={optionsOf(text.density.names)}
            onChange={(shows) => setView({ shows: shows as View["shows"] })}
          />
        </>
      )}
      {view.shows === "light" ? <LightControls /> : <DensityControls shows={view.shows} />}
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
      <Select {...text.language} value={inForce.code} options={LANGUAGE_OPTIONS} onChange={change} />
    </Group>
  );
}

/** Colours and brightness: of light only. */
function LightControls(): ReactNode {
  const { store } = useApp<Reads>();
  const view = useSelect((s: Reads) => s.view);
  const all = useSelect((s: Reads) => s.colours);
  const flow = useSelect((s: Reads) => s.status.flow);
  const colours = all.filter((mode) => suitsRun(mode, flow));
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
        {...text.saturation}
        value={view.saturation}
        {...VIEW_RANGES.saturation}
        initial={VIEW_DEFAULTS.saturation}
        show={(v) => fixed(v, 2)}
        onChange={(saturation) => setView({ saturation })}
      />
      <Slider
        {...text.dust}
        value={view.dust}
        {...VIEW_RANGES.dust}
        initial={VIEW_DEFAULTS.dust}
        show={(v) => fixed(v, 2)}
        onChange={(dust) => setView({ dust })}
      />
      <Slider
        {...text.exposure}
        value={view.exposure}
        {...VIEW_RANGES.exposure}
        initial={VIEW_DEFAULTS.exposure}
        show={(v) => (v > 0 ? "+" : "") + fixed(v, 1)}
        onChange={(exposure) => setView({ exposure })}
      />
      <Slider
        {...text.latitude}
        value={view.latitude}
        {...VIEW_RANGES.latitude}
        initial={VIEW_DEFAULTS.latitude}
        show={(v) => fixed(v, 1)}
        onChange={(latitude) => setView({ latitude })}
      />
    </>
  );
}
