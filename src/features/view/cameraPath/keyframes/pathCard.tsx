import type { ReactNode } from "react";
import { fixed, grouped } from "../../../../language/format.ts";
import { described } from "../../../../ui/tip.ts";
import { CommandButton } from "../../../kit/commandButton.tsx";
import { useApp, useSelect } from "../../../kit/store.ts";
import type { CaptureSlice } from "../../capture/state.ts";
import { cameraPathCommands } from "../commands.ts";
import type { ReadyPath } from "../ready.ts";
import { type CameraPathSlice, lengthOf } from "../state.ts";
import { PathLine } from "./pathLine.tsx";
import { text as t } from "./text.ts";

type Reads = CameraPathSlice & CaptureSlice;

const READY = Object.keys(t.readyNames) as ReadyPath["name"][];

/** Ready paths, the timeline with its keyframes, and the film along them. */
export default function PathCard(): ReactNode {
  const { store, actions } = useApp<Reads>();
  const path = useSelect((s: Reads) => s.cameraPath.path);
  const runs = useSelect((s: Reads) => s.cameraPath.pathRuns);
  const rate = useSelect((s: Reads) => s.capture.film.framesPerSecond);
  const usable = path.length > 1;
  const seconds = lengthOf(path);
  return (
    <>
      <p className="quiet small">{t.help}</p>
      <fieldset className="row path-ready">
        <legend>{t.ready}</legend>
        {READY.map((name) => (
          <button
            key={name}
            type="button"
            className="button button-words"
            disabled={runs !== null}
            {...described(t.readyNames[name].help)}
            onClick={() => actions.cameraPath.takeReady(name)}
          >
            {t.readyNames[name].label}
          </button>
        ))}
      </fieldset>
      {path.length > 0 ? <PathLine path={path} /> : null}
      <div className="row">
        <CommandButton command={cameraPathCommands.keepKey} words />
        <CommandButton command={cameraPathCommands.previewPath} words />
        <CommandButton command={cameraPathCommands.filmPath} words />
        <button
          type="button"
          className="button button-words"
          disabled={path.length === 0 || runs !== null}
          {...described(t.clear.help)}
          onClick={() => store.getState().cameraPath.setPath([])}
        >
          {t.clear.label}
        </button>
      </div>
      {usable ? (
        <p className="quiet small">
          {t.about(grouped(path.length), fixed(seconds, 1), grouped(Math.round(seconds * rate) + 1))}
        </p>
      ) : null}
    </>
  );
}
