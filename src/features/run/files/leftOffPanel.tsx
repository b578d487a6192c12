import type { ReactNode } from "react";
import { moment } from "../../../language/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useApp, useSelect } from "../../kit/store.ts";
import type { FilesSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = FilesSlice;

/** Offers the run that the last visit left behind, until it is decided on. */
export function LeftOffPanel(): ReactNode {
  const { actions } = useApp<Reads>();
  const leftOff = useSelect((s: Reads) => s.files.leftOff);
  if (!leftOff) return null;
  return (
    <section className="alerts" aria-label={text.leftOff.goOn}>
      <div className="message glass">
        <p>{text.leftOff.offer(moment(leftOff.at))}</p>
        <button type="button" className="button button-words" onClick={() => actions.files.goOnWhereLeftOff()}>
          {text.leftOff.goOn}
        </button>
        <button
          type="button"
          className="button"
          aria-label={text.leftOff.forget}
          onClick={() => actions.files.forgetLeftOff()}
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
