import type { ReactNode } from "react";
import { fixed, rounded } from "../../../language/format.ts";
import { NamedEntry } from "../../../ui/namedEntry.tsx";
import type { InspectSlice, Prediction } from "../../analyse/inspect/state.ts";
import { CommandButton } from "../../kit/commandButton.tsx";
import { Field } from "../../kit/field.tsx";
import { From } from "../../kit/reach.tsx";
import { useApp, useQuantity, useSelect } from "../../kit/store.ts";
import { Topic } from "../../kit/topic.tsx";
import type { StatusSlice } from "../../shell/status/state.ts";
import { cameraCommands } from "./commands.ts";
import { cameraControls as c } from "./controls.ts";
import type { CameraSlice } from "./state.ts";
import { type KeptView, placeOf } from "./state.ts";
import { text as t } from "./text.ts";

type Reads = CameraSlice & InspectSlice & StatusSlice;

/** What the camera follows, the galaxies' centres and their orbit, and kept views. */
export function CameraGroup(): ReactNode {
  const prediction = useSelect((s: Reads) => s.inspect.prediction);
  const kept = useSelect((s: Reads) => s.camera.keptViews);
  const place = useSelect(placeOf);
  const views = kept.filter((view) => view.place === place);
  return (
    <Topic title={t.title} group="camera">
      <Field of={c.follow} />
      <div className="row">
        <Field of={c.along} />
        <Field of={c.centres} />
        <Field of={c.orbit} />
      </div>
      {prediction ? <Passage prediction={prediction} /> : null}
      <From level="play">
        <div className="row">
          <CommandButton command={cameraCommands.turntable} words />
          <From level="study">
            <CommandButton command={cameraCommands.pilot} words />
            <CommandButton command={cameraCommands.keepView} words />
          </From>
        </div>
      </From>
      <From level="study">
        {views.length === 0 ? <p className="quiet small">{t.none}</p> : null}
        <ul className="names" aria-label={t.views}>
          {views.map((view) => (
            <Entry key={view.id} view={view} />
          ))}
        </ul>
      </From>
    </Topic>
  );
}

function Passage({ prediction }: { prediction: Prediction }): ReactNode {
  const [length, time] = [useQuantity("length"), useQuantity("time")];
  const say = prediction.time < 0 ? t.past : t.closest;
  const at = `${rounded(prediction.pericentre * length.factor)} ${length.unit}`;
  const when = `${rounded(Math.abs(prediction.time) * time.factor)} ${time.unit}`;
  return <p className="quiet small">{say(at, when, fixed(prediction.eccentricity, 2))}</p>;
}

function Entry({ view: { id, name } }: { view: KeptView }): ReactNode {
  const { store, actions } = useApp<Reads>();
  const { renameView, forgetView } = store.getState().camera;
  return (
    <NamedEntry
      name={name}
      labels={{ name: t.nameLabel(name), go: t.goTo(name), remove: t.remove(name) }}
      short={t.go}
      onRename={(next) => renameView(id, next)}
      onGo={() => actions.camera.goToView(id)}
      onRemove={() => forgetView(id)}
    />
  );
}
