import type { ReactNode } from "react";
import type { Parameter } from "../../../data/parameter.ts";
import { useSettled } from "../../../ui/useSettled.ts";
import { ParameterField } from "../../kit/parameterField.tsx";
import { useApp, useSelect } from "../../kit/store.ts";
import type { PlaySlice } from "./state.ts";
import { ownKind, scenarioInfo } from "./state.ts";
import { text } from "./text.ts";

type Reads = PlaySlice;

/** The scenario's own parameters, folded away; a change begins a new run. */
export function Parameters(): ReactNode {
  const parameters = useSelect((s: Reads) => scenarioInfo(s, s.play.scenario).parameters);
  const scenario = useSelect((s: Reads) => s.play.scenario);
  const kind = useSelect((s: Reads) => ownKind(scenarioInfo(s, s.play.scenario)));
  const fromFile = useSelect((s: Reads) => s.play.source.kind === "file");
  if (parameters.length === 0 || fromFile) return null;
  return (
    <details className="fold">
      <summary>{kind ? text[kind] : text.parameters}</summary>
      {parameters.map((p) => (
        <OneParameter key={`${scenario} ${p.name}`} parameter={p} />
      ))}
    </details>
  );
}

function OneParameter({ parameter: p }: { parameter: Parameter }): ReactNode {
  const { store } = useApp<Reads>();
  const value = useSelect((s: Reads) => s.play.values[p.name] ?? p.default);
  const set = (next: number) => store.getState().play.setValue(p, next);
  const [draft, setDraft] = useSettled(value, set);
  // One of a list is meant as soon as it is chosen; a slider passes by many values.
  return p.choices ? (
    <ParameterField parameter={p} value={value} onChange={set} />
  ) : (
    <ParameterField parameter={p} value={draft} onChange={setDraft} />
  );
}
