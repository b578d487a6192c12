import type { ReactNode } from "react";
import { grouped } from "../../../language/format.ts";
import { Choice } from "../../../ui/choice.tsx";
import { Group } from "../../../ui/group.tsx";
import { NumberField } from "../../../ui/numberField.tsx";
import type { Option } from "../../../ui/options.ts";
import { Slider } from "../../../ui/slider.tsx";
import { useSettled } from "../../../ui/useSettled.ts";
import { builderCommands } from "../../create/builder/commands.ts";
import type { BuilderSlice } from "../../create/builder/state.ts";
import { CommandButton } from "../../kit/commandButton.tsx";
import { Spot } from "../../kit/field.tsx";
import { From, useReach } from "../../kit/reach.tsx";
import { useApp, useSelect } from "../../kit/store.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { playControls } from "./controls.ts";
import { Parameters } from "./parameters.tsx";
import { Scenes } from "./scenes.tsx";
import { Speed, SpeedIn } from "./speed.tsx";
import type { PlaySlice } from "./state.ts";
import { BODIES_MIN, SEED_MAX, scenarioInfo } from "./state.ts";
import { text } from "./text.ts";

type Reads = BuilderSlice & PlaySlice & StatusSlice;

/** More vortex elements are for links and files: a slider that reaches further is of no use for the few that rings need. */
const MOST_ELEMENTS = 131_072;

/** Name of the choice that stands for an opened file. */
const FILE = "(file)";

export function RunGroup(): ReactNode {
  const { store } = useApp<Reads>();
  const scenarios = useSelect((s: Reads) => s.play.scenarios);
  const scenario = useSelect((s: Reads) => s.play.scenario);
  const source = useSelect((s: Reads) => s.play.source);
  const n = useSelect((s: Reads) => s.play.n);
  const bodies = useSelect((s: Reads) => s.status.status.bodies);
  const seed = useSelect((s: Reads) => s.play.seed);
  const limit = useSelect((s: Reads) => s.play.limits.bodies);
  const fixed = useSelect((s: Reads) => scenarioInfo(s, s.play.scenario).bodies !== undefined);
  const flow = useSelect((s: Reads) => s.status.status.flow);
  const fromFile = source.kind === "file";
  const [draft, setDraft] = useSettled(n, (value) => store.getState().play.setBodies(Math.max(BODIES_MIN, value)));
  // Those of which there are photographs come first.
  const [observed, others] = [true, false].map((is) => scenarios.filter(({ kind }) => (kind === "observed") === is));
  const options: Option[] = [...observed!, ...others!].map(({ name, title, kind = "encounter" }) => ({
    value: name,
    label: title,
    group: text.scenario.groups[kind],
  }));
  if (fromFile) options.unshift({ value: FILE, label: `${text.scenario.file}: ${source.name}` });
  const reach = useReach();
  if (reach === "watch") return <Scenes />;
  return (
    <Group title={text.group}>
      <Spot of={playControls.scenario}>
        <Choice
          label={text.scenario.label}
          help={text.scenario.help}
          value={fromFile ? FILE : scenario}
          options={options}
          onChange={(name) => name !== FILE && store.getState().play.pickScenario(name)}
        />
      </Spot>
      <Spot of={playControls.n}>
        <Slider
          {...(flow ? text.elements : text.bodies)}
          value={fromFile ? bodies : draft}
          min={Math.min(flow ? 128 : 1024, n)}
          max={Math.max(flow ? Math.min(limit, MOST_ELEMENTS) : limit, fromFile ? bodies : n)}
          initial={65536}
          scale="log"
          whole
          disabled={fromFile || fixed}
          show={grouped}
          onChange={setDraft}
        />
      </Spot>
      <Spot of={playControls.speed}>
        <Speed />
      </Spot>
      <Spot of={playControls.values}>
        <Parameters />
      </Spot>
      <From level="study">
        <details className="fold">
          <summary>{text.more}</summary>
          {flow ? null : (
            <Spot of={playControls.seed}>
              <NumberField
                {...text.seed}
                value={seed}
                min={0}
                max={SEED_MAX}
                disabled={fromFile}
                onChange={(v) => store.getState().play.setSeed(v)}
              />
            </Spot>
          )}
          <Spot of={playControls.speedIn}>
            <SpeedIn />
          </Spot>
        </details>
      </From>
      <CommandButton command={builderCommands.builder} words className="button-wide" />
    </Group>
  );
}
