import type { ReactNode } from "react";
import type { Parameter } from "../data/parameter.ts";
import { scenarioInfo } from "../state/run.ts";
import { text } from "../state/text.ts";
import { useApp, useSelect } from "./context.ts";
import { rounded } from "./format.ts";
import { Select } from "./select.tsx";
import { Slider } from "./slider.tsx";
import { useSettled } from "./useSettled.ts";

/** The scenario's own parameters, folded away; a change begins a new run. */
export function Parameters(): ReactNode {
  const parameters = useSelect((s) => scenarioInfo(s, s.scenario).parameters);
  const scenario = useSelect((s) => s.scenario);
  const fromFile = useSelect((s) => s.source.kind === "file");
  if (parameters.length === 0 || fromFile) return null;
  return (
    <details className="fold">
      <summary>{text.parameters}</summary>
      {parameters.map((p) => (
        <OneParameter key={`${scenario} ${p.name}`} parameter={p} />
      ))}
    </details>
  );
}

function OneParameter({ parameter: p }: { parameter: Parameter }): ReactNode {
  const { store } = useApp();
  const value = useSelect((s) => s.values[p.name] ?? p.default);
  const choices = p.choices?.map((label, k) => ({ value: String(p.min + k), label }));
  const [draft, setDraft] = useSettled(value, (next) => store.getState().setValue(p, next));
  if (choices) {
    const choose = (chosen: string) => store.getState().setValue(p, Number(chosen));
    return <Select label={p.label} help={p.help} value={String(value)} options={choices} onChange={choose} />;
  }
  return (
    <Slider
      label={p.label}
      help={p.help}
      unit={p.unit}
      value={draft}
      min={p.min}
      max={p.max}
      initial={p.default}
      scale={p.min > 0 && p.max / p.min > 50 ? "log" : "linear"}
      whole={p.integer ?? false}
      show={rounded}
      onChange={setDraft}
    />
  );
}
