import type { ReactNode } from "react";
import { fixed, grouped } from "../../../../language/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { RealField } from "../../../../ui/realField.tsx";
import { Slider } from "../../../../ui/slider.tsx";
import { described } from "../../../../ui/tip.ts";
import { ToggleButton } from "../../../../ui/toggleButton.tsx";
import { useApp, useSelect } from "../../../kit/store.ts";
import "./fit.css";
import type { FitSlice } from "../state.ts";
import { Found } from "./found.tsx";
import { PictureChoice } from "./pictureChoice.tsx";
import { Population } from "./population.tsx";
import { TargetPicture } from "./targetPicture.tsx";
import { text as t } from "./text.ts";
import { VelocityChoice } from "./velocityChoice.tsx";

/** Choices, the picture with its centres, the search, and what it found; while it searches, nothing that would not change it. */
export default function FitCard(): ReactNode {
  const { store, actions } = useApp<FitSlice>();
  const picture = useSelect((s: FitSlice) => s.fit.fitPicture);
  const fault = useSelect((s: FitSlice) => s.fit.fitFault);
  const fitting = useSelect((s: FitSlice) => s.fit.fitting);
  const members = useSelect((s: FitSlice) => s.fit.fitMembers);
  const overlay = useSelect((s: FitSlice) => s.fit.fitOverlay);
  const fade = useSelect((s: FitSlice) => s.fit.fitFade);
  const linked = useSelect((s: FitSlice) => s.fit.fitLinked !== null);
  return (
    <>
      {fitting ? null : <PictureChoice />}
      {linked ? <p className="small">{t.linked}</p> : null}
      {fault === null ? null : (
        <p role="alert" className="fit-fault">
          {fault}
        </p>
      )}
      {picture ? (
        <>
          <TargetPicture picture={picture} still={fitting !== null} />
          {fitting ? null : <Facts />}
          {fitting ? null : <VelocityChoice />}
          <div className="row fit-row">
            <button
              type="button"
              className="button button-words"
              {...described(t.search.help)}
              onClick={() => actions.fit.ask((fit) => (fitting ? fit.end() : fit.search()))}
            >
              <Icon name={fitting ? "stop" : "search"} />
              <span>{fitting ? t.search.end : t.search.label}</span>
            </button>
            <button
              type="button"
              className="button button-words"
              {...described(t.run.help)}
              disabled={members.length === 0}
              onClick={() => actions.fit.ask((fit) => fit.run())}
            >
              <Icon name="play" />
              <span>{t.run.label}</span>
            </button>
          </div>
        </>
      ) : null}
      <p className="quiet small">
        {fitting ? t.progress(grouped(fitting.run), fixed(members[0]?.score ?? 0, 2)) : t.misses}
      </p>
      {overlay ? (
        <Slider
          {...t.fade}
          value={fade}
          min={0}
          max={1}
          initial={0.5}
          show={(value) => fixed(value, 2)}
          onChange={store.getState().fit.setFitFade}
        />
      ) : null}
      {fitting || members.length > 0 ? <Population /> : null}
      {fitting ? null : <Found />}
    </>
  );
}

/** What an observer knows beside the picture. */
function Facts(): ReactNode {
  const { store } = useApp<FitSlice>();
  const { kpcPerPixel, mass, faster } = useSelect((s: FitSlice) => s.fit.fitPair);
  const { setFitPair } = store.getState().fit;
  return (
    <div className="fit-facts">
      <RealField
        {...t.fields.kpcPerPixel}
        value={kpcPerPixel}
        onChange={(value) => value > 0 && setFitPair({ kpcPerPixel: value })}
      />
      <RealField
        {...t.fields.mass}
        value={mass ?? 0}
        onChange={(value) => setFitPair({ mass: value > 0 ? value : null })}
      />
      <ToggleButton
        {...t.fields.measured}
        pressed={faster !== null}
        onChange={(known) => setFitPair({ faster: known ? 0 : null })}
      />
      {faster === null ? null : (
        <RealField {...t.fields.faster} value={faster} onChange={(value) => setFitPair({ faster: value })} />
      )}
    </div>
  );
}
