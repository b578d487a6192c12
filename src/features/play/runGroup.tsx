import type { ReactNode } from "react";
import { grouped, rounded } from "../../language/format.ts";
import { significant } from "../../language/significant.ts";
import { Choice } from "../../ui/choice.tsx";
import { Group } from "../../ui/group.tsx";
import { NumberField } from "../../ui/numberField.tsx";
import type { Option } from "../../ui/options.ts";
import { Select } from "../../ui/select.tsx";
import { Slider } from "../../ui/slider.tsx";
import { useSettled } from "../../ui/useSettled.ts";
import { builderCommands } from "../builder/commands.ts";
import type { BuilderSlice } from "../builder/state.ts";
import { CommandButton } from "../commandButton.tsx";
import type { PhysicsSlice } from "../physics/state.ts";
import type { StatusSlice } from "../status/state.ts";
import { useApp, useQuantity, useSelect } from "../store.ts";
import { Parameters } from "./parameters.tsx";
import type { PlaySlice } from "./state.ts";
import { BODIES_MIN, SEED_MAX, SPEED, wantedSteps } from "./state.ts";
import { text } from "./text.ts";

type Reads = BuilderSlice & PhysicsSlice & PlaySlice & StatusSlice;

/** More vortex elements are for links and files: a slider that reaches further is of no use for the few that rings need. */
const MOST_ELEMENTS = 131_072;

/** Name of the choice that stands for an opened file. */
const FILE = "(file)";

export function RunGroup(): ReactNode {
  const { store } = useApp<Reads>();
  const scenarios = useSelect((s: Reads) => s.scenarios);
  const scenario = useSelect((s: Reads) => s.scenario);
  const source = useSelect((s: Reads) => s.source);
  const n = useSelect((s: Reads) => s.n);
  const bodies = useSelect((s: Reads) => s.status.bodies);
  const seed = useSelect((s: Reads) => s.seed);
  const limit = useSelect((s: Reads) => s.limits.bodies);
  const building = useSelect((s: Reads) => s.builderOpen);
  const flow = useSelect((s: Reads) => s.status.flow);
  const fromFile = source.kind === "file";
  const [draft, setDraft] = useSettled(n, (value) => store.getState().setBodies(Math.max(BODIES_MIN, value)));
  const options: Option[] = scenarios.map(({ name, title, kind = "encounter" }) => ({
    value: name,
    label: title,
    group: text.scenario.groups[kind],
  }));
  if (fromFile) options.unshift({ value: FILE, label: `${text.scenario.file}: ${source.name}` });
  return (
    <Group title={text.group}>
      <Choice
        label={text.scenario.label}
        help={text.scenario.help}
        value={fromFile ? FILE : scenario}
        options={options}
        onChange={(name) => name !== FILE && store.getState().pickScenario(name)}
      />
      <Slider
        {...(flow ? text.elements : text.bodies)}
        value={fromFile ? bodies : draft}
        min={Math.min(flow ? 128 : 1024, n)}
        max={Math.max(flow ? Math.min(limit, MOST_ELEMENTS) : limit, fromFile ? bodies : n)}
        initial={65536}
        scale="log"
        whole
        disabled={fromFile}
        show={grouped}
        onChange={setDraft}
      />
      {flow ? null : (
        <NumberField
          {...text.seed}
          value={seed}
          min={0}
          max={SEED_MAX}
          disabled={fromFile}
          onChange={(v) => store.getState().setSeed(v)}
        />
      )}
      <Speed />
      <Parameters />
      <CommandButton
        command={builderCommands.builder}
        icon="builder"
        words
        className="button-wide"
        expanded={building}
      />
    </Group>
  );
}

/** How fast it goes: in steps, or in time, a second. */
function Speed(): ReactNode {
  const { store } = useApp<Reads>();
  const speed = useSelect((s: Reads) => s.wantedStepsPerSecond);
  const rate = useSelect((s: Reads) => s.wantedRate);
  const timestep = useSelect((s: Reads) => s.ranges.timestep.default);
  const clock = useQuantity("time");
  const { setWantedRate, setWantedStepsPerSecond } = store.getState();
  const change = (kind: string) => {
    const state = store.getState();
    const { settings } = state;
    if (kind === "time") setWantedRate(significant(speed * settings.timestep, 3));
    else {
      setWantedStepsPerSecond(Math.min(SPEED.max, wantedSteps(state)));
      setWantedRate(null);
    }
  };
  return (
    <>
      {rate === null ? (
        <Slider
          {...text.speed}
          value={speed}
          min={SPEED.min}
          max={SPEED.max}
          initial={SPEED.default}
          scale="log"
          show={rounded}
          onChange={setWantedStepsPerSecond}
        />
      ) : (
        <Slider
          {...text.speed}
          unit={`${clock.unit}/s`}
          factor={clock.factor}
          value={rate}
          min={Math.min(rate, SPEED.min * timestep)}
          max={Math.max(rate, SPEED.max * timestep)}
          initial={SPEED.default * timestep}
          scale="log"
          show={(value) => rounded(value * clock.factor)}
          onChange={setWantedRate}
        />
      )}
      <Select
        label={text.speedIn.label}
        help={text.speedIn.help}
        value={rate === null ? "steps" : "time"}
        options={[
          { value: "steps", label: text.speedIn.steps },
          { value: "time", label: clock.unit },
        ]}
        onChange={change}
      />
    </>
  );
}
