import type { ReactNode } from "react";
import { exponent, grouped, rounded } from "../../../language/format.ts";
import type { AccuracySlice } from "../../analyse/accuracy/state.ts";
import { useSelect, useTimeWords } from "../../kit/store.ts";
import type { PhysicsSlice } from "../../run/physics/state.ts";
import { standing } from "../../run/play/clockState.ts";
import { type PlaySlice, wantedSteps } from "../../run/play/state.ts";
import { text } from "../../run/play/text.ts";
import type { LayoutSlice } from "../layout/state.ts";
import type { UnitsSlice } from "../units/state.ts";
import type { StatusSlice } from "./state.ts";

type Reads = LayoutSlice & PhysicsSlice & PlaySlice & StatusSlice & AccuracySlice & UnitsSlice;

/**
 * Bodies, time, steps per second, energy error. It changes several times a second, so it is a status that screen
 * readers read on demand (aria-live off) instead of talking without end.
 */
export function StatusLine(): ReactNode {
  const status = useSelect((s: Reads) => s.status.status);
  const measurement = useSelect((s: Reads) => s.accuracy.measurement);
  const stands = useSelect(standing);
  const wanted = useSelect((s: Reads) => wantedSteps(s));
  const t = text.status;
  const time = useTimeWords()(status.time);
  const cosmic = useSelect((s: Reads) => s.units.cosmic !== null);
  const rate = status.stepsPerSecond;
  const watches = useSelect((s: Reads) => s.layout.level === "watch");
  // Of no use to those who only watch: the rate stands beside it.
  const slow = stands === null && !status.keepsUp && status.bodies > 0 && !watches;
  return (
    <div className="status" role="status" aria-live="off" title={status.adapter}>
      {status.bodies === 0 ? (
        <span>{t.preparing}</span>
      ) : (
        <>
          <span>{(status.flow ? t.elements : t.bodies)(grouped(status.bodies))}</span>{" "}
          <span>{cosmic ? time : t.time(time)}</span>{" "}
          <span>
            {stands
              ? `${t.stepsPerSecond("0")}, ${t.standing[stands]}`
              : t.stepsPerSecond(rate === null ? "…" : rounded(rate))}
          </span>{" "}
          <span className="status-energy">
            {t.energyError(measurement ? exponent(measurement.energyError) : t.measuring)}
          </span>
        </>
      )}{" "}
      {slow ? <span className="status-note">{t.slow(rounded(wanted))}</span> : null}{" "}
      {status.software ? <span className="status-note">{status.graphics ? t.software : status.adapter}</span> : null}
      {measurement && measurement.faults.length > 0 ? (
        <span className="status-bad">{measurement.faults.join(", ")}</span>
      ) : null}
    </div>
  );
}
