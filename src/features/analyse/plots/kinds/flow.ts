import type { FlowMoment, Moment } from "../../accuracy/state.ts";
import type { Axis, Measured, Plot, PlotTable, Series } from "../plot.ts";
import { text } from "./text.ts";

const t = text.flow;

type FlowHistory = readonly (Moment & { readonly flow: FlowMoment })[];

const flowOf = ({ history }: Measured): FlowHistory =>
  history.filter((moment): moment is FlowHistory[number] => moment.flow !== undefined);

/** A plot of a flow against time. */
function against(
  words: Pick<Plot, "title" | "help"> & { readonly axis: string },
  name: string,
  of: Axis["of"],
  series: (flow: FlowHistory) => readonly Series[],
): Plot {
  return {
    ...{ name, title: words.title, help: words.help, reads: "flow", centred: false },
    x: { label: text.time, of: { time: 1 } },
    y: { label: words.axis, of },
    of(measured): PlotTable {
      const flow = flowOf(measured);
      return { x: flow.map((m) => m.time), series: flow.length > 0 ? series(flow) : [], at: null };
    },
  };
}

/** How far a number is from what it was at first, as a part of that; null where it was nothing. */
const changeOf = (flow: FlowHistory, number: (moment: FlowHistory[number]) => number) => {
  const first = number(flow[0]!);
  return flow.map((moment) => (first === 0 ? null : (number(moment) - first) / Math.abs(first)));
};

const ringsOf = (flow: FlowHistory) => flow[0]!.flow.rings.map((_, k) => k);

/** What a flow without viscosity keeps. */
const kept = against(t.kept, "flow-kept", {}, (flow) => [
  { label: t.kept.lines.impulse, hue: 0, values: changeOf(flow, (m) => m.flow.impulse) },
  { label: t.kept.lines.energy, hue: 1, values: changeOf(flow, (m) => m.total) },
  ...ringsOf(flow).map((k) => ({
    label: t.kept.lines.circulation(k + 1),
    hue: 2 + k,
    values: changeOf(flow, (m) => m.flow.rings[k]!.circulation),
  })),
]);

/** How vorticity is stretched. */
const stretched = against(t.stretched, "flow-stretched", {}, (flow) => [
  { label: t.stretched.lines.enstrophy, hue: 0, values: changeOf(flow, (m) => m.flow.enstrophy) },
  { label: t.stretched.lines.strength, hue: 1, values: changeOf(flow, (m) => m.flow.strength) },
]);

const radii = against(t.radius, "ring-radius", { length: 1 }, (flow) =>
  ringsOf(flow).map((k) => ({
    label: t.ring(k + 1),
    hue: k,
    values: flow.map((m) => m.flow.rings[k]?.radius ?? null),
  })),
);

const speeds = against(t.speed, "ring-speed", { velocity: 1 }, (flow) =>
  ringsOf(flow).flatMap((k) => {
    const line = (label: string, dash: number, values: Series["values"]) => ({ label, hue: k, dash, values });
    const theory = flow.map((m) => m.flow.rings[k]?.theory ?? null);
    return [
      line(
        t.ring(k + 1),
        0,
        flow.map((m) => m.flow.rings[k]?.speed ?? null),
      ),
      ...(theory.some((value) => value !== null) ? [line(t.theory(k + 1), 1, theory)] : []),
    ];
  }),
);

/** Of flows, in the order in which the page lists them. */
export const FLOW_PLOTS: readonly Plot[] = [speeds, radii, kept, stretched];
