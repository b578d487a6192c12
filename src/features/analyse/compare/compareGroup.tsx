import type { ReactNode } from "react";
import { rounded } from "../../../language/format.ts";
import { Group } from "../../../ui/group.tsx";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { optionsOf } from "../../../ui/options.ts";
import { Select } from "../../../ui/select.tsx";
import { Slider } from "../../../ui/slider.tsx";
import type { InteractSlice } from "../../create/interact/state.ts";
import { CommandButton } from "../../kit/commandButton.tsx";
import { useApp, useSelect } from "../../kit/store.ts";
import { mostViscosity, type PhysicsSlice, type Range } from "../../run/physics/state.ts";
import { text as physicsText } from "../../run/physics/text.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import type { UnitsSlice } from "../../shell/units/state.ts";
import { compareCommands } from "./commands.ts";
import { branchTitle } from "./sideState.ts";
import type { CompareSlice } from "./state.ts";
import {
  COMPARED,
  type Compared,
  canDiffer,
  GASES,
  hasSide,
  isOfBodies,
  PRESSURES,
  type RightSide,
  SOFTENING_FACTORS,
  TIMESTEP_FACTORS,
} from "./state.ts";
import { text as t } from "./text.ts";

type Reads = CompareSlice & InteractSlice & PhysicsSlice & StatusSlice & UnitsSlice;

/** What flows of vortices may differ in. */
const OF_FLOWS: readonly Compared[] = ["theta", "solver", "timestep", "stretching", "viscosity"];
const ONLY_OF_FLOWS: readonly Compared[] = ["stretching", "viscosity"];

/** The plotting library is loaded when it is looked at. */
const Plots = lazyPart(() => import("../plots/smallPlots.tsx"));

/** Two sides: on or off, in what they differ, and how far they came apart. */
export default function CompareGroup(): ReactNode {
  const { store } = useApp<Reads>();
  const comparing = useSelect((s: Reads) => s.compare.comparing);
  const by = useSelect((s: Reads) => s.compare.comparedBy);
  const support = useSelect((s: Reads) => s.physics.support);
  const branch = useSelect((s: Reads) => s.compare.branch);
  const begun = useSelect((s: Reads) => s.compare.branch !== null && s.compare.branch <= s.interact.deedsDone);
  const deed = useSelect(branchTitle);
  const flow = useSelect((s: Reads) => s.status.status.flow);
  const lines = useSelect((s: Reads) => s.status.status.lines);
  const expands = useSelect((s: Reads) => s.units.universe !== null);
  const gaseous = useSelect((s: Reads) => s.status.status.gas);
  const suits = (name: Compared) =>
    isOfBodies(name)
      ? name === "gas"
        ? gaseous
        : expands
      : flow
        ? OF_FLOWS.includes(name) && (lines || name !== "stretching")
        : !ONLY_OF_FLOWS.includes(name) && canDiffer({ physics: { support } }, name);
  const offered = COMPARED.filter((name) => suits(name) || by === name);
  return (
    <Group title={t.group}>
      <p className="quiet small">{t.help}</p>
      <CommandButton command={compareCommands.compare} words />
      {comparing ? (
        <div className="compare-choices">
          {branch === null ? (
            <>
              <Select
                label={t.by.label}
                help={t.by.help}
                value={by}
                options={offered.map((value) => ({ value, label: t.by.names[value] }))}
                onChange={(name) => store.getState().compare.setComparedBy(name as Compared)}
              />
              <RightSetting by={by} />
            </>
          ) : (
            <p className="quiet small">{begun && deed !== null ? t.futures.both(deed) : t.futures.waiting}</p>
          )}
          <Plots reads="differences" />
        </div>
      ) : null}
    </Group>
  );
}

/** A link may ask for more than the slider offers. */
const widest = ({ min, max }: Range, value: number) => ({
  min: Math.min(min, value),
  max: Math.max(max, value),
  initial: 1,
});

/** The one setting of side B that differs. */
function RightSetting({ by }: { by: Compared }): ReactNode {
  const { store } = useApp<Reads>();
  const right = useSelect((s: Reads) => s.compare.rightSide);
  const range = useSelect((s: Reads) => s.physics.ranges.theta);
  const most = useSelect((s: Reads) => mostViscosity(s.physics.ranges));
  const solvers = useSelect((s: Reads) => s.physics.solvers);
  const flow = useSelect((s: Reads) => s.status.status.flow);
  const integrators = useSelect((s: Reads) => s.physics.integrators);
  const support = useSelect((s: Reads) => s.physics.support);
  const set = (change: Partial<RightSide>) => store.getState().compare.setRightSide(change);
  if (by === "theta" || by === "softening") {
    const reach = by === "theta" ? widest(range, right.theta) : { ...SOFTENING_FACTORS, initial: 4 };
    return (
      <Slider
        {...t.right[by]}
        {...reach}
        value={right[by]}
        scale={by === "theta" ? "linear" : "log"}
        show={rounded}
        onChange={(value) => set({ [by]: value })}
      />
    );
  }
  if (by === "viscosity")
    return (
      <Slider
        {...t.right.viscosity}
        min={0}
        max={Math.max(most, right.viscosity)}
        initial={0}
        value={right.viscosity}
        scale="log-zero"
        show={rounded}
        onChange={(viscosity) => set({ viscosity })}
      />
    );
  const options = {
    timestep: TIMESTEP_FACTORS.map((factor) => ({ value: String(factor), label: t.factor(factor) })),
    solver: flow
      ? [
          { value: solvers[0]!.name, label: physicsText.flow.names.tree },
          { value: "direct", label: physicsText.flow.names.direct },
        ]
      : solvers.map(({ name, title }) => ({ value: name, label: title })),
    integrator: integrators.map(({ name, title }) => ({ value: name, label: title })),
    kernel: optionsOf(physicsText.engine.kernel.names),
    multipole: optionsOf(physicsText.engine.multipole.names),
    stretching: optionsOf(physicsText.flow.stretching.names),
    gas: GASES.map((value) => ({ value, label: t.gases[value] })),
    // A link may ask for another.
    darkEnergy: [...new Set([...PRESSURES, right.darkEnergy])].map((w) => ({ value: String(w), label: rounded(w) })),
  };
  return (
    <Select
      {...t.right[by]}
      value={String(right[by])}
      options={options[by].filter(({ value }) => hasSide({ physics: { support } }, by, value))}
      onChange={(name) => set({ [by]: by === "timestep" || by === "darkEnergy" ? Number(name) : name })}
    />
  );
}
