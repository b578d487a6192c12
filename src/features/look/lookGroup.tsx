import type { ReactNode } from "react";
import { chooseLanguage, nameOfLanguage } from "../../language/choice.ts";
import { inForce, LANGUAGES } from "../../language/inForce.ts";
import { Group } from "../../ui/group.tsx";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { Select } from "../../ui/select.tsx";
import { Field } from "../field.tsx";
import type { StatusSlice } from "../status/state.ts";
import { useApp, useSelect } from "../store.ts";
import { lookControls as c } from "./controls.ts";
import { Legend } from "./legend.tsx";
import { PartsFold } from "./partsFold.tsx";
import { type LookSlice, suitsRun } from "./state.ts";
import { text } from "./text.ts";

/** Loaded when a map is shown. */
const DensityControls = lazyPart(() => import("./densityControls.tsx"));

const LANGUAGE_OPTIONS = LANGUAGES.map((code) => ({ value: code, label: nameOfLanguage(code) }));

type Reads = LookSlice & StatusSlice;

/** The picture; none of it touches the physics. */
export function LookGroup(): ReactNode {
  const { actions } = useApp<Reads>();
  const shows = useSelect((s: Reads) => s.view.shows);
  const change = (code: string) => actions.files.keepForReload(() => chooseLanguage(code));
  return (
    <Group title={text.group}>
      <Field of={c.ready} />
      <Field of={c.shows} />
      {shows === "light" ? <Colours /> : <DensityControls shows={shows} />}
      <Field of={c.saturation} />
      <Field of={c.dust} />
      <Field of={c.exposure} />
      <Field of={c.latitude} />
      <PartsFold />
      <Field of={c.pointSize} />
      <Field of={c.glow} />
      <Field of={c.theme} />
      <Select {...text.language} value={inForce.code} options={LANGUAGE_OPTIONS} onChange={change} />
    </Group>
  );
}

/** What colours mean: of light only. */
function Colours(): ReactNode {
  const chosen = useSelect((s: Reads) => s.view.colour);
  const all = useSelect((s: Reads) => s.colours);
  const flow = useSelect((s: Reads) => s.status.flow);
  const colours = all.filter((mode) => suitsRun(mode, flow));
  const mode = colours.find(({ name }) => name === chosen) ?? colours[0];
  return (
    <>
      <Field of={c.colour} />
      {mode ? <Legend mode={mode} /> : null}
    </>
  );
}
