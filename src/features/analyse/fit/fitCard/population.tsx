import type { ReactNode } from "react";
import { fixed } from "../../../../language/format.ts";
import { useApp, useSelect } from "../../../kit/store.ts";
import type { FitSlice } from "../state.ts";
import { text as t } from "./text.ts";

/** The photograph as models see it, beside the models of now: a click on one is a vote. */
export function Population(): ReactNode {
  const { actions } = useApp<FitSlice>();
  const target = useSelect((s: FitSlice) => s.fit.fitTarget);
  const members = useSelect((s: FitSlice) => s.fit.fitMembers);
  const searching = useSelect((s: FitSlice) => s.fit.fitting !== null);
  return (
    <fieldset className="fit-members">
      <legend>{t.members}</legend>
      <p className="quiet small">{t.membersHelp}</p>
      {target ? <img src={target} alt={t.target} className="fit-target" /> : null}
      {members.map(({ url, score }, k) => (
        <button
          // A place in the list, whatever model is there now.
          key={`place ${k}`}
          type="button"
          disabled={!searching}
          aria-label={k === 0 ? t.best(fixed(score, 2)) : t.member(String(k + 1), fixed(score, 2))}
          onClick={() => actions.fit.ask((fit) => fit.choose(k))}
        >
          <img src={url} alt="" />
          <span>{fixed(score, 2)}</span>
        </button>
      ))}
    </fieldset>
  );
}
