import type { ReactNode } from "react";
import { useApp, useSelect } from "../context.ts";
import { text } from "../text.ts";
import { chosenInfo, scenarioInfo } from "./state.ts";

/** What is being seen, in one line, and slow work under way. */
export function Caption(): ReactNode {
  const { actions } = useApp();
  const source = useSelect((s) => s.source);
  const info = useSelect((s) => scenarioInfo(s, s.scenario));
  const lookFor = useSelect((s) => chosenInfo(s).lookFor);
  const building = useSelect((s) => s.builderOpen);
  const busy = useSelect((s) => s.busy);
  return (
    <header className="caption">
      <h1>{text.product}</h1>
      <p className="caption-title">
        {building ? text.builder.caption : source.kind === "file" ? source.name : info.title}
      </p>
      <p className="caption-look">{source.kind === "file" ? source.format : lookFor}</p>
      {busy ? (
        <div className="busy">
          <span>{busy.label}</span>
          <progress aria-label={busy.label} max={1} {...(busy.fraction !== null && { value: busy.fraction })} />
          <button type="button" className="button button-words" onClick={() => actions.play.cancel()}>
            {text.cancel}
          </button>
        </div>
      ) : null}
    </header>
  );
}
