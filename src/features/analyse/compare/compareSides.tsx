import type { CSSProperties, ReactNode } from "react";
import type { Measurement } from "../../../engine/settings.ts";
import { exponent, rounded } from "../../../language/format.ts";
import { described } from "../../../ui/tip.ts";
import type { InteractSlice } from "../../create/interact/state.ts";
import { useQuantity, useSelect } from "../../kit/store.ts";
import type { PhysicsSlice } from "../../run/physics/state.ts";
import type { UnitsSlice } from "../../shell/units/state.ts";
import type { AccuracySlice } from "../accuracy/state.ts";
import { sideTitle } from "./sideState.ts";
import type { CompareSlice } from "./state.ts";
import { text as t } from "./text.ts";

type Reads = CompareSlice & InteractSlice & PhysicsSlice & AccuracySlice & UnitsSlice;

/** What each of the two views shows, and how good it is; and the line between them. */
export default function CompareSides({
  split,
}: {
  readonly split: NonNullable<CompareSlice["compare"]["split"]>;
}): ReactNode {
  const left = useSelect((s: Reads) => s.accuracy.measurement);
  const right = useSelect((s: Reads) => s.compare.rightMeasurement);
  return (
    <div className={`sides ${split.rows ? "sides-rows" : ""}`} style={{ "--at": `${split.at}px` } as CSSProperties}>
      <Side index={0} measurement={left} />
      <Side index={1} measurement={right} />
    </div>
  );
}

function Side({ index, measurement }: { index: 0 | 1; measurement: Measurement | null }): ReactNode {
  const title = useSelect((s: Reads) => sideTitle(s, index));
  const last = useSelect((s: Reads) => s.compare.differences.at(-1) ?? null);
  const lengths = useQuantity("length");
  // Force errors aren't measured in a periodic box.
  const expands = useSelect((s: Reads) => s.units.universe !== null);
  const name = t.sides[index];
  return (
    <section className={`side side-${index} glass`} aria-label={t.side(name)}>
      <h2>
        <b>{name}</b> {title}
      </h2>
      <table>
        <tbody>
          {expands ? null : (
            <>
              <Row name={t.rows.median} value={measurement?.forceError?.p50} show={exponent} />
              <Row name={t.rows.worst} value={measurement?.forceError?.p99} show={exponent} />
            </>
          )}
          <Row name={t.rows.energy} value={last?.energies[index]} show={exponent} more />
          {measurement ? (
            <Row name={t.rows.interactions} value={measurement.ppPerBody + measurement.pcPerBody} show={rounded} more />
          ) : null}
          {typeof measurement?.stepMs === "number" ? (
            <Row name={t.rows.cost} value={measurement.stepMs} show={(ms) => `${rounded(ms)} ms`} more />
          ) : null}
          {index === 1 && last?.rms !== null ? (
            <Row
              name={t.rows.rms}
              value={last?.rms}
              show={(rms) => `${rounded(rms * lengths.factor)} ${lengths.unit}`}
              help={t.rmsHelp}
            />
          ) : null}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly value: number | null | undefined;
  readonly show: (value: number) => string;
  readonly help?: string;
  /** Left out where there is little room. */
  readonly more?: boolean;
}

function Row({ name, value, show, help, more }: RowProps): ReactNode {
  const known = value !== null && value !== undefined;
  return (
    <tr className={more ? "more" : ""} {...described(help)}>
      <th scope="row">{name}</th>
      <td>{known ? <data value={value}>{show(value)}</data> : t.waiting}</td>
    </tr>
  );
}
