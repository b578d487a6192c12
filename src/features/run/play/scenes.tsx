import type { ReactNode } from "react";
import { Chips } from "../../../ui/chips.tsx";
import { Group } from "../../../ui/group.tsx";
import { Spot } from "../../kit/field.tsx";
import { useApp, useSelect } from "../../kit/store.ts";
import { playControls } from "./controls.ts";
import { type PlaySlice, SHOWN_SCENES } from "./state.ts";
import { text } from "./text.ts";

/** A dozen scenarios to choose from by their pictures; the one that is on starts again. */
export function Scenes(): ReactNode {
  const { store, actions } = useApp<PlaySlice>();
  const scenarios = useSelect((s: PlaySlice) => s.play.scenarios);
  const chosen = useSelect((s: PlaySlice) => (s.play.source.kind === "file" ? null : s.play.scenario));
  const options = SHOWN_SCENES.flatMap((name) => {
    const found = scenarios.find((one) => one.name === name);
    return found ? [{ value: name, label: text.scenes[name], picture: `scenes/${name}.webp` }] : [];
  });
  return (
    <Group title={text.scenario.scenes}>
      <Spot of={playControls.scenario}>
        <Chips
          label={text.scenario.scenes}
          help={text.scenario.scenesHelp}
          quiet
          className="chips-pictures"
          value={options.find(({ value }) => value === chosen)?.value ?? null}
          options={options}
          onChange={(name) => store.getState().play.pickScenario(name)}
          onAgain={() => actions.play.reset()}
        />
      </Spot>
    </Group>
  );
}
