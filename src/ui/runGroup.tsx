import { type ReactNode, useEffect, useRef, useState } from "react";
import { BODIES_MIN } from "../state/run.ts";
import { text } from "../state/text.ts";
import { useApp, useSelect } from "./context.ts";
import { grouped, rounded } from "./format.ts";
import { Group } from "./group.tsx";
import { Select } from "./select.tsx";
import { Slider } from "./slider.tsx";

/** Milliseconds without a move after which a new number of bodies begins a new run. */
const SETTLED = 350;

/** Name of the choice that stands for an opened file. */
const FILE = "(file)";

export function RunGroup(): ReactNode {
  const { store } = useApp();
  const scenarios = useSelect((s) => s.scenarios);
  const scenario = useSelect((s) => s.scenario);
  const source = useSelect((s) => s.source);
  const n = useSelect((s) => s.n);
  const bodies = useSelect((s) => s.status.bodies);
  const limit = useSelect((s) => s.limits.bodies);
  const speed = useSelect((s) => s.wantedStepsPerSecond);
  const fromFile = source.kind === "file";
  const [draft, setDraft] = useSettled(n, (value) => store.getState().setBodies(value));
  const options = scenarios.map((s) => ({ value: s.name, label: s.title }));
  if (fromFile) options.unshift({ value: FILE, label: `${text.scenario.file}: ${source.name}` });
  return (
    <Group title={text.groups.run}>
      <Select
        {...text.scenario}
        value={fromFile ? FILE : scenario}
        options={options}
        onChange={(name) => name !== FILE && store.getState().pickScenario(name)}
      />
      <Slider
        {...text.bodies}
        value={fromFile ? bodies : draft}
        min={Math.min(1024, n)}
        max={Math.max(limit, fromFile ? bodies : n)}
        initial={65536}
        scale="log"
        whole
        disabled={fromFile}
        show={grouped}
        onChange={setDraft}
      />
      <Slider
        {...text.speed}
        value={speed}
        min={1}
        max={1000}
        initial={120}
        scale="log"
        show={rounded}
        onChange={(v) => store.getState().setWantedStepsPerSecond(v)}
      />
    </Group>
  );
}

/** A value that moves at once here and is handed on when it has settled. */
function useSettled(value: number, commit: (value: number) => void): [number, (value: number) => void] {
  const [draft, setDraft] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: number) => {
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setDraft(null);
      commit(Math.max(BODIES_MIN, next));
    }, SETTLED);
  };
  return [draft ?? value, change];
}
