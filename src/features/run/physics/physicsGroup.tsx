import type { ReactNode } from "react";
import { exponent } from "../../../language/format.ts";
import type { AccuracySlice } from "../../analyse/accuracy/state.ts";
import { Field } from "../../kit/field.tsx";
import { From } from "../../kit/reach.tsx";
import { useSelect } from "../../kit/store.ts";
import { Topic } from "../../kit/topic.tsx";
import type { StatusSlice } from "../../shell/status/state.ts";
import { text as playText } from "../play/text.ts";
import { physicsControls as c } from "./controls.ts";
import { text } from "./text.ts";

type Reads = StatusSlice & AccuracySlice;

/** What forces and steps are calculated with, beside the errors that come of it. */
export function PhysicsGroup(): ReactNode {
  const flow = useSelect((s: Reads) => s.status.status.flow);
  const graphics = useSelect((s: Reads) => s.status.status.graphics);
  return (
    <Topic title={text.group} group="accuracy">
      <Errors />
      <Field of={c.theta} />
      <Field of={c.softening} />
      <Field of={c.timestep} />
      <Field of={c.solver} />
      {flow && !graphics ? <p className="quiet small use">{text.flow.processor}</p> : null}
      <Field of={c.integrator} />
      <Field of={c.eta} />
      <Field of={c.precision} />
      <Field of={c.stretching} />
      <Field of={c.viscosity} />
      {flow ? null : <Choices />}
    </Topic>
  );
}

/** How far forces and energy are off now. */
function Errors(): ReactNode {
  const energy = useSelect((s: Reads) => s.accuracy.measurement?.energyError ?? null);
  const force = useSelect((s: Reads) => s.accuracy.measurement?.forceError?.p50 ?? null);
  const show = (value: number | null) => (value === null ? playText.status.measuring : exponent(value));
  return (
    <dl className="errors">
      <div>
        <dt>{text.errors.energy}</dt>
        <dd>{show(energy)}</dd>
      </div>
      {force === null ? null : (
        <div>
          <dt>{text.errors.force}</dt>
          <dd>{show(force)}</dd>
        </div>
      )}
    </dl>
  );
}

/** What most people never need. */
function Choices(): ReactNode {
  return (
    <From level="study">
      <details className="fold">
        <summary>{text.engine.title}</summary>
        <Field of={c.kernel} />
        <Field of={c.multipole} />
        <Field of={c.leafSize} />
        <Field of={c.bucketSize} />
        <Field of={c.rebuildInterval} />
      </details>
    </From>
  );
}
