import type { ReactNode } from "react";
import { exponent, grouped, rounded } from "../../../language/format.ts";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { NumberRows } from "../../../ui/numberRows.tsx";
import { useQuantity, useSelect, useTimeWords } from "../../kit/store.ts";
import type { PhysicsSlice } from "../../run/physics/state.ts";
import { text as playText } from "../../run/play/text.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { text as plotsText } from "../plots/text.ts";
import type { AccuracySlice } from "./state.ts";
import { gigaflops, verdict } from "./trust.ts";
import { text } from "./verdict/text.ts";

const t = text.numbers;

type Reads = PhysicsSlice & StatusSlice & AccuracySlice;

/** The plotting library is loaded with the first panel. */
const Plots = lazyPart(() => import("./plots.tsx"), <p className="quiet">{plotsText.loading}</p>);

/** How accurate the run is, what it costs, and which slider to move. */
export default function AccuracyCard(): ReactNode {
  return (
    <>
      <Verdict />
      <Numbers />
      <Plots />
      <Stages />
    </>
  );
}

function Verdict(): ReactNode {
  const measurement = useSelect((s: Reads) => s.accuracy.measurement);
  const { level, advice } = verdict(measurement);
  return <p className={`verdict verdict-${level}`}>{advice}</p>;
}

function Numbers(): ReactNode {
  const m = useSelect((s: Reads) => s.accuracy.measurement);
  const status = useSelect((s: Reads) => s.status.status);
  // The last one in the history may be of a later moment, where time was turned back.
  const spin = useSelect((s: Reads) => s.accuracy.history.find((moment) => moment.step === m?.step)?.spinError ?? null);
  const multipole = useSelect((s: Reads) => s.physics.engineChoices.multipole);
  const counted = useSelect((s: Reads) => s.accuracy.countedFrom);
  const when = useTimeWords();
  const mass = useQuantity("mass");
  const speed = useQuantity("velocity");
  if (!m) return <p className="quiet">{playText.status.measuring}</p>;
  const cost = m.stepMs ?? status.stepCost;
  const forces = m.stages?.walk ?? null;
  const flops = gigaflops(m, status.bodies, forces ?? cost, multipole);
  const flopWords = (v: number) => t.gigaflops(rounded(v), forces === null);
  const samples = m.forceError?.samples ?? 0;
  const or = (value: number | null, show: (v: number) => string) => (value === null ? t.none : show(value));
  if (m.flow) {
    const { velocity, gradient, samples: some } = m.flow.errors;
    const rings = m.flow.circulation.map(rounded).join(" · ");
    return (
      <NumberRows
        rows={[
          [t.flow.velocity, exponent(velocity.mean)],
          [t.flow.velocityWorst, exponent(velocity.p99)],
          [t.flow.gradient, exponent(gradient.mean)],
          [t.flow.gradientWorst, exponent(gradient.p99)],
          [t.flow.samples, t.flow.some(grouped(some), grouped(status.bodies))],
          [t.energy, exponent(m.energyError)],
          [t.flow.impulse, rounded(Math.hypot(...m.momentum))],
          [t.flow.circulation, rings],
          [t.flow.helicity, rounded(m.flow.helicity)],
          [t.flow.interactions, t.flow.perElement(rounded(m.ppPerBody), rounded(m.pcPerBody))],
          [t.step, or(cost, (v) => `${rounded(v)} ms`)],
          [t.machine, status.adapter],
          [t.memory, `${rounded(m.memory / 1e6)} MB`],
          [t.check, status.check],
        ]}
      />
    );
  }
  const rows: (readonly [string, string])[] = [
    [t.forceMedian, or(m.forceError?.p50 ?? null, exponent)],
    [t.forceWorst, or(m.forceError?.p99 ?? null, exponent)],
    [t.forceSamples, t.samples(grouped(samples), grouped(status.bodies))],
    [t.energy, exponent(m.energyError)],
    ...(counted === null ? [] : [[t.counted, t.since(when(counted))] as const]),
    [t.spin, or(spin, exponent)],
    [t.momentum, `${exponent(Math.hypot(...m.momentum) * mass.factor * speed.factor)} ${mass.unit} ${speed.unit}`],
    [t.virial, rounded(m.virialRatio)],
    [t.interactions, t.perBody(rounded(m.ppPerBody), rounded(m.pcPerBody))],
    ...(m.expansionsPerGroup > 0 ? [[t.expansions, t.perGroup(rounded(m.expansionsPerGroup))] as const] : []),
    [t.step, or(cost, (v) => `${rounded(v)} ms`)],
    [t.flops, or(flops, flopWords)],
    [t.machine, status.adapter],
    [t.memory, `${rounded(m.memory / 1e6)} MB`],
    [t.check, status.check],
  ];
  return <NumberRows rows={rows} />;
}

function Stages(): ReactNode {
  const stages = useSelect((s: Reads) => s.accuracy.measurement?.stages ?? null);
  if (!stages) return null;
  const most = Math.max(...Object.values(stages), 1e-9);
  return (
    <details className="fold">
      <summary>{t.stages}</summary>
      <ul className="stages">
        {Object.entries(stages).map(([name, ms]) => (
          <li key={name}>
            <span>{name}</span>
            <meter min={0} max={most} value={ms} aria-label={name} />
            <span>{`${grouped(ms * 1000)} µs`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
