import type { ReactNode } from "react";
import type { LiveSetting } from "../state/settings.ts";
import { text } from "../state/text.ts";
import { useApp, useSelect } from "./context.ts";
import { rounded } from "./format.ts";
import { Group } from "./group.tsx";
import { Select } from "./select.tsx";
import { Slider } from "./slider.tsx";

const SCALES = { theta: "linear", softening: "log-zero", timestep: "log" } as const;

/** What applies from the next step on. */
export function PhysicsGroup(): ReactNode {
  return (
    <Group title={text.groups.physics}>
      <Setting name="theta" />
      <Setting name="softening" />
      <Setting name="timestep" />
      <Solver />
    </Group>
  );
}

function Setting({ name }: { name: LiveSetting }): ReactNode {
  const { store } = useApp();
  const value = useSelect((s) => s.settings[name]);
  const range = useSelect((s) => s.ranges[name]);
  return (
    <Slider
      {...text[name]}
      value={value}
      min={range.min}
      max={range.max}
      initial={range.default}
      scale={SCALES[name]}
      show={rounded}
      onChange={(v) => store.getState().set({ [name]: v })}
    />
  );
}

function Solver(): ReactNode {
  const { store } = useApp();
  const solver = useSelect((s) => s.solver);
  const solvers = useSelect((s) => s.solvers);
  const chosen = solvers.find((s) => s.name === solver);
  return (
    <Select
      label={text.solver.label}
      help={chosen?.help ?? text.solver.help}
      value={solver}
      options={solvers.map((s) => ({ value: s.name, label: s.title }))}
      onChange={(name) => store.getState().setSolver(name)}
    />
  );
}
