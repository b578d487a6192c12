import type { ReactNode } from "react";
import { Chips } from "../../../ui/chips.tsx";
import { Group } from "../../../ui/group.tsx";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { Field, Spot } from "../../kit/field.tsx";
import { From, useReach } from "../../kit/reach.tsx";
import { useApp, useSelect } from "../../kit/store.ts";
import { Topic } from "../../kit/topic.tsx";
import type { StatusSlice } from "../../shell/status/state.ts";
import { boxControls } from "../box/controls.ts";
import { contoursControls } from "../contours/controls.ts";
import { haloesControls } from "../haloes/controls.ts";
import { appearanceControls as c } from "./controls.ts";
import { Legend } from "./legend.tsx";
import { PartsFold } from "./partsFold.tsx";
import { READY_LOOKS, type ReadyLook, readyLook } from "./readyLooks.ts";
import { type AppearanceSlice, suitsRun } from "./state.ts";
import { text } from "./text.ts";

/** Loaded when a map is shown. */
const DensityControls = lazyPart(() => import("./densityControls.tsx"));

type Reads = AppearanceSlice & StatusSlice;

/** The picture; none of it touches the physics. */
export function AppearanceGroup(): ReactNode {
  const shows = useSelect((s: Reads) => s.appearance.view.shows);
  if (useReach() === "watch") return <Styles />;
  return (
    <Topic title={text.group} group="appearance">
      <Field of={c.ready} />
      <Field of={c.shows} />
      {shows === "light" ? (
        <Colours />
      ) : (
        <From level="study">
          <DensityControls shows={shows} />
        </From>
      )}
      <Field of={c.saturation} />
      <Field of={c.dust} />
      <Field of={c.sky} />
      <Field of={c.exposure} />
      <Field of={c.latitude} />
      <From level="study">
        <PartsFold />
      </From>
      <Field of={c.pointSize} />
      <Field of={c.glow} />
      <Field of={haloesControls.haloLight} />
      <Field of={boxControls.repeat} />
      <Field of={contoursControls.contours} />
    </Topic>
  );
}

/** The ready looks side by side. */
function Styles(): ReactNode {
  const { store } = useApp<Reads>();
  const style = useSelect((s: Reads) => readyLook(s.appearance.view));
  const flow = useSelect((s: Reads) => s.status.status.flow);
  if (flow) return null;
  return (
    <Group title={text.ready.label}>
      <Spot of={c.ready}>
        <Chips
          label={text.ready.label}
          help={text.ready.help}
          quiet
          className="chips-even"
          value={style}
          options={(Object.keys(READY_LOOKS) as ReadyLook[]).map((value) => ({
            value,
            label: text.ready.names[value],
          }))}
          onChange={(name) => store.getState().appearance.setView(READY_LOOKS[name])}
        />
      </Spot>
    </Group>
  );
}

/** What colours mean: of light only. */
function Colours(): ReactNode {
  const chosen = useSelect((s: Reads) => s.appearance.view.colour);
  const all = useSelect((s: Reads) => s.appearance.colours);
  const flow = useSelect((s: Reads) => s.status.status.flow);
  const colours = all.filter((mode) => suitsRun(mode, flow));
  const mode = colours.find(({ name }) => name === chosen) ?? colours[0];
  return (
    <>
      <Field of={c.colour} />
      {mode ? <Legend mode={mode} /> : null}
    </>
  );
}
