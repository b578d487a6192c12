import { lazy, type ReactNode, Suspense } from "react";
import { rounded } from "../../language/format.ts";
import { Group } from "../../ui/group.tsx";
import { optionsOf } from "../../ui/options.ts";
import { Select } from "../../ui/select.tsx";
import { Slider } from "../../ui/slider.tsx";
import { CommandButton } from "../commandButton.tsx";
import type { PhysicsSlice, Range } from "../physics/state.ts";
import { text as physicsText } from "../physics/text.ts";
import { useApp, useSelect } from "../store.ts";
import { compareCommands } from "./commands.ts";
import type { CompareSlice } from "./state.ts";
import { COMPARED, type Compared, type RightSide, SOFTENING_FACTORS, TIMESTEP_FACTORS } from "./state.ts";
import { text as t } from "./text.ts";

type Reads = CompareSlice & PhysicsSlice;

/** The plotting library is loaded when somebody looks. */
const Plots = lazy(() => import("../plots/smallPlots.tsx"));

/** Two sides: on or off, in what they differ, and how far they came apart. */
export function CompareGroup(): ReactNode {
  const { store } = useApp<Reads>();
  const comparing = useSelect((s: Reads) => s.comparing);
  const by = useSelect((s: Reads) => s.comparedBy);
  const one = useSelect((s: Reads) => s.integratorsHere?.length === 1);
  // Where there is one integrator there are no two to compare.
  const offered = COMPARED.filter((name) => name !== "integrator" || !one || by === name);
  return (
    <Group title={t.group}>
      <p className="quiet small">{t.help}</p>
      <CommandButton command={compareCommands.compare} icon="compare" words expanded={comparing} />
      {comparing ? (
        <div className="compare-choices">
          <Select
            label={t.by.label}
            help={t.by.help}
            value={by}
            options={offered.map((value) => ({ value, label: t.by.names[value] }))}
            onChange={(name) => store.getState().setComparedBy(name as Compared)}
          />
          <RightSetting by={by} />
          <Suspense fallback={null}>
            <Plots reads="differences" />
          </Suspense>
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
  const right = useSelect((s: Reads) => s.rightSide);
  const range = useSelect((s: Reads) => s.ranges.theta);
  const solvers = useSelect((s: Reads) => s.solvers);
  const integrators = useSelect((s: Reads) => s.integrators);
  const set = (change: Partial<RightSide>) => store.getState().setRightSide(change);
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
  const options = {
    timestep: TIMESTEP_FACTORS.map((factor) => ({ value: String(factor), label: t.factor(factor) })),
    solver: solvers.map(({ name, title }) => ({ value: name, label: title })),
    integrator: integrators.map(({ name, title }) => ({ value: name, label: title })),
    kernel: optionsOf(physicsText.engine.kernel.names),
    multipole: optionsOf(physicsText.engine.multipole.names),
  };
  return (
    <Select
      {...t.right[by]}
      value={String(right[by])}
      options={options[by]}
      onChange={(name) => set({ [by]: by === "timestep" ? Number(name) : name })}
    />
  );
}
