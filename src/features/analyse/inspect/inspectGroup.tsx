import type { ReactNode } from "react";
import { Group } from "../../../ui/group.tsx";
import { NumberField } from "../../../ui/numberField.tsx";
import { optionsOf } from "../../../ui/options.ts";
import { Select } from "../../../ui/select.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { CommandButton } from "../../kit/commandButton.tsx";
import { useApp, useSelect } from "../../kit/store.ts";
import type { PhysicsSlice } from "../../run/physics/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { inspectCommands } from "./commands.ts";
import type { InspectSlice } from "./state.ts";
import { TREE_LEVELS, TREE_VIEW, type TreeView } from "./state.ts";
import { text as t } from "./text.ts";
import { Trails } from "./trails.tsx";

type Reads = InspectSlice & PhysicsSlice & StatusSlice;
/** The tree's cells over the picture, and bodies to look at one by one. */
export default function InspectGroup(): ReactNode {
  const { store } = useApp<Reads>();
  const tree = useSelect((s: Reads) => s.inspect.treeView);
  const picked = useSelect((s: Reads) => s.inspect.picked);
  const bodies = useSelect((s: Reads) => s.status.status.bodies);
  const direct = useSelect((s: Reads) => s.physics.solver === "direct");
  const graphics = useSelect((s: Reads) => s.status.status.graphics);
  const { setTreeView, pick } = store.getState().inspect;
  const level = (end: "from" | "to") => (
    <Slider
      {...t[end]}
      value={tree[end]}
      {...TREE_LEVELS}
      initial={TREE_VIEW[end]}
      whole
      show={String}
      onChange={(value) => setTreeView({ [end]: value })}
    />
  );
  const cells = (
    <>
      <Select
        {...t.cells}
        value={tree.show}
        options={optionsOf(t.cells.names)}
        onChange={(show) => setTreeView({ show: show as TreeView["show"] })}
      />
      {direct ? <p className="quiet small">{t.none}</p> : null}
      {tree.show === "off" || direct ? null : (
        <>
          {level("from")}
          {level("to")}
        </>
      )}
    </>
  );
  return (
    <Group title={t.group}>
      {graphics ? cells : <p className="quiet small">{t.noGraphics}</p>}
      <NumberField {...t.body} value={picked} min={0} max={Math.max(0, bodies - 1)} onChange={pick} />
      <div className="row">
        <CommandButton command={inspectCommands.pick} words />
      </div>
      <Trails />
    </Group>
  );
}
