import { type CSSProperties, type ReactNode, useState } from "react";
import { fixed } from "../../../../language/format.ts";
import { RealField } from "../../../../ui/realField.tsx";
import { RemoveButton } from "../../../../ui/removeButton.tsx";
import { Slider } from "../../../../ui/slider.tsx";
import { described } from "../../../../ui/tip.ts";
import { useApp, useQuantity, useSelect } from "../../../kit/store.ts";
import type { CameraPathSlice, Keyframe } from "../state.ts";
import { text as t } from "./text.ts";
import "./path.css";

type Reads = CameraPathSlice;

/** The timeline: a slider over the seconds of the film, its keyframes as marks above, and the fields of the chosen one. */
export function PathLine({ path }: { readonly path: readonly Keyframe[] }): ReactNode {
  const { actions } = useApp<Reads>();
  const second = useSelect((s: Reads) => s.cameraPath.pathSecond);
  const runs = useSelect((s: Reads) => s.cameraPath.pathRuns);
  const [chosen, setChosen] = useState<number | null>(null);
  const [begin, end] = [path[0]!.second, path.at(-1)!.second];
  const long = Math.max(end - begin, 1e-3);
  return (
    <>
      <ol className="path-marks" aria-label={t.keys}>
        {path.map((key, k) => (
          <li key={key.second} style={{ "--share": (key.second - begin) / long } as CSSProperties}>
            <button
              type="button"
              className="path-mark"
              aria-label={t.key(k + 1, fixed(key.second, 1))}
              aria-pressed={k === chosen}
              disabled={runs !== null}
              {...described(t.key(k + 1, fixed(key.second, 1)))}
              onClick={() => {
                setChosen(k === chosen ? null : k);
                actions.cameraPath.goTo(key.second);
              }}
            />
          </li>
        ))}
      </ol>
      <Slider
        label={t.second.label}
        help={t.second.help}
        unit="s"
        value={Math.min(end, Math.max(begin, second))}
        min={begin}
        max={begin + long}
        initial={begin}
        disabled={runs !== null || path.length < 2}
        show={(value) => fixed(value, 1)}
        onChange={(value) => actions.cameraPath.goTo(value)}
      />
      {chosen !== null && path[chosen] ? <KeyFields index={chosen} keyframe={path[chosen]} /> : null}
    </>
  );
}

function KeyFields({ index, keyframe }: { readonly index: number; readonly keyframe: Keyframe }): ReactNode {
  const { store, actions } = useApp<Reads>();
  const clock = useQuantity("time");
  const { changeKey, removeKey } = store.getState().cameraPath;
  return (
    <div className="path-key">
      <RealField
        {...t.keySecond}
        unit="s"
        value={keyframe.second}
        onChange={(second) => changeKey(index, { second })}
      />
      <RealField
        {...t.keyTime}
        unit={clock.unit}
        value={keyframe.time * clock.factor}
        onChange={(time) => changeKey(index, { time: time / clock.factor })}
      />
      <div className="row">
        <button
          type="button"
          className="button button-words"
          {...described(t.retake.help)}
          onClick={() => actions.cameraPath.keep(index)}
        >
          {t.retake.label}
        </button>
        <RemoveButton label={t.remove(index + 1)} onClick={() => removeKey(index)} />
      </div>
    </div>
  );
}
