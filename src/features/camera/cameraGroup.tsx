import type { ReactNode } from "react";
import { fixed, rounded } from "../../language/format.ts";
import { Group } from "../../ui/group.tsx";
import { NamedEntry } from "../../ui/namedEntry.tsx";
import { Select } from "../../ui/select.tsx";
import { ToggleButton } from "../../ui/toggleButton.tsx";
import { CommandButton } from "../commandButton.tsx";
import type { InspectSlice, Prediction } from "../inspect/state.ts";
import type { StatusSlice } from "../status/state.ts";
import { useApp, useQuantity, useSelect } from "../store.ts";
import type { VorticesSlice } from "../vortices/state.ts";
import { text as vorticesText } from "../vortices/text.ts";
import { cameraCommands } from "./commands.ts";
import type { CameraSlice } from "./state.ts";
import { type KeptView, placeOf } from "./state.ts";
import { text as t } from "./text.ts";

type Reads = CameraSlice & InspectSlice & StatusSlice & VorticesSlice;

/** Galaxies that can be followed: as many as their centres are looked for. */
const MOST = 8;

/** What the camera follows, the galaxies' centres and their orbit, and kept views. */
export function CameraGroup(): ReactNode {
  const { store } = useApp<Reads>();
  const galaxies = useSelect((s: Reads) => Math.min(MOST, s.status.galaxies));
  const flow = useSelect((s: Reads) => s.status.flow);
  const followed = useSelect((s: Reads) => s.followed);
  const showCentres = useSelect((s: Reads) => s.showCentres);
  const showOrbit = useSelect((s: Reads) => s.showOrbit);
  const prediction = useSelect((s: Reads) => s.prediction);
  const kept = useSelect((s: Reads) => s.keptViews);
  const place = useSelect(placeOf);
  const turntable = useSelect((s: Reads) => s.turntable);
  const piloted = useSelect((s: Reads) => s.piloted);
  const along = useSelect((s: Reads) => s.followVortices);
  const { followGalaxy, setShowCentres, setShowOrbit, setFollowVortices } = store.getState();
  const views = kept.filter((view) => view.place === place);
  const numbers = Array.from({ length: galaxies }, (_, g) => g);
  return (
    <Group title={t.title}>
      {flow ? (
        <div className="row">
          <ToggleButton {...vorticesText.follow} pressed={along} onChange={setFollowVortices} />
        </div>
      ) : (
        <>
          <Select
            {...t.follow}
            value={followed === null ? "" : String(followed)}
            options={[
              { value: "", label: t.follow.none },
              ...numbers.map((g) => ({ value: String(g), label: t.follow.galaxy(g + 1) })),
            ]}
            onChange={(value) => followGalaxy(value === "" ? null : Number(value))}
          />
          <div className="row">
            <ToggleButton {...t.centres} pressed={showCentres} onChange={setShowCentres} />
            {galaxies === 2 ? <ToggleButton {...t.orbit} pressed={showOrbit} onChange={setShowOrbit} /> : null}
          </div>
        </>
      )}
      {prediction ? <Passage prediction={prediction} /> : null}
      <div className="row">
        <CommandButton command={cameraCommands.turntable} icon="turntable" words pressed={turntable} />
        <CommandButton command={cameraCommands.pilot} icon="pilot" words pressed={piloted} />
      </div>
      <div className="row">
        <CommandButton command={cameraCommands.keepView} icon="view" words />
      </div>
      {views.length === 0 ? <p className="quiet small">{t.none}</p> : null}
      <ul className="names" aria-label={t.views}>
        {views.map((view) => (
          <Entry key={view.id} view={view} />
        ))}
      </ul>
    </Group>
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
  const { renameView, forgetView } = store.getState();
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
