import type { ReactNode } from "react";
import { Group } from "../../ui/group.tsx";
import { Field } from "../field.tsx";
import type { StatusSlice } from "../status/state.ts";
import { useSelect } from "../store.ts";
import { unitsControls } from "../units/controls.ts";
import { physicsControls as c } from "./controls.ts";
import { text } from "./text.ts";

type Reads = StatusSlice;

/** What applies from the next step on. */
export function PhysicsGroup(): ReactNode {
  const flow = useSelect((s: Reads) => s.status.flow);
  const graphics = useSelect((s: Reads) => s.status.graphics);
  return (
    <Group title={text.group}>
      <Field of={c.theta} />
      <Field of={c.softening} />
      <Field of={c.timestep} />
      {flow ? null : <Field of={unitsControls.units} />}
      <Field of={c.machine} />
      <Field of={c.solver} />
      {flow && !graphics ? <p className="quiet small use">{text.flow.processor}</p> : null}
      <Field of={c.integrator} />
      <Field of={c.eta} />
      <Field of={c.precision} />
      <Field of={c.stretching} />
      <Field of={c.viscosity} />
      {flow ? null : <Choices />}
    </Group>
  );
}

/** What most people never need. */
function Choices(): ReactNode {
  return (
    <details className="fold">
      <summary>{text.engine.title}</summary>
      <Field of={c.kernel} />
      <Field of={c.multipole} />
      <Field of={c.leafSize} />
      <Field of={c.bucketSize} />
      <Field of={c.rebuildInterval} />
      <Field of={c.keepEvery} />
    </details>
  );
}
