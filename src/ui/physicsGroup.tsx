import type { ReactNode } from "react";
import type { LiveSetting } from "../state/settings.ts";
import { text } from "../state/text.ts";
import { useApp, useSelect } from "./context.ts";
import { rounded } from "./format.ts";
import { Group } from "./group.tsx";
import { Slider } from "./slider.tsx";

const SCALES = { theta: "linear", softening: "log-zero", timestep: "log" } as const;

/** What applies from the next step on. */
export function PhysicsGroup(): ReactNode {
  return (
    <Group title={text.groups.physics}>
      <Setting name="theta" />
      <Setting name="softening" />
      <Setting name="timestep" />
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
