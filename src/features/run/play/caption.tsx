import type { ReactNode } from "react";
import { grouped } from "../../../language/format.ts";
import { text as uiText } from "../../../ui/text.ts";
import type { BuilderSlice } from "../../create/builder/state.ts";
import { text as builderText } from "../../create/builder/text.ts";
import { CommandButton } from "../../kit/commandButton.tsx";
import { useApp, useQuantity, useSelect } from "../../kit/store.ts";
import { boxCommands } from "../../view/box/commands.ts";
import type { BoxSlice } from "../../view/box/state.ts";
import { text as filesText } from "../files/text.ts";
import { type SequencesSlice, titleOf } from "../sequences/state.ts";
import { SkyHint } from "./skyHint.tsx";
import type { PlaySlice } from "./state.ts";
import { chosenInfo } from "./state.ts";
import { text } from "./text.ts";

type Reads = BoxSlice & BuilderSlice & PlaySlice & SequencesSlice;

/** What is being seen, in one line, and slow work under way. */
export function Caption(): ReactNode {
  const { actions } = useApp<Reads>();
  const source = useSelect((s: Reads) => s.play.source);
  const title = useSelect(titleOf);
  const lookFor = useSelect((s: Reads) => chosenInfo(s).lookFor);
  const moment = useSelect((s: Reads) => chosenInfo(s).moment.time);
  const clock = useQuantity("time");
  const building = useSelect((s: Reads) => s.builder.builderOpen);
  const sequence = useSelect((s: Reads) => s.sequences.sequence?.name);
  const busy = useSelect((s: Reads) => s.play.busy);
  const flown = useSelect((s: Reads) => s.box.box !== null) && !building && sequence === undefined;
  const file = source.kind === "file" ? filesText.opened.format(source.format) : null;
  const seen = lookFor.replace("{time}", `${grouped(Math.round(moment * clock.factor))} ${clock.unit}`);
  const about = sequence === undefined ? (file ?? seen) : null;
  return (
    <header className="caption">
      <h1>{text.product}</h1>
      <p className="caption-title">{building ? builderText.caption : title}</p>
      <p className="caption-look">{about}</p>
      <SkyHint />
      {flown ? <CommandButton command={boxCommands.flyThrough} words className="caption-offer" /> : null}
      {busy ? (
        <div className="busy">
          <span>{busy.label}</span>
          <progress aria-label={busy.label} max={1} {...(busy.fraction !== null && { value: busy.fraction })} />
          <button type="button" className="button button-words" onClick={() => actions.play.cancel()}>
            {uiText.cancel}
          </button>
        </div>
      ) : null}
    </header>
  );
}
