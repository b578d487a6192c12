import type { Bodies } from "../../data/bodies/bodies.ts";
import type { Sums } from "../backend.ts";
import { errorPercentiles, sumTotals } from "../measure/summary.ts";
import { scalingOf } from "../scaling.ts";
import type { Settings } from "../settings.ts";
import { settingsFor } from "../settingsFor.ts";
import { type Column, type ColumnTables, carriedBy, chained, wordsOf } from "../state/columns.ts";
import { faultNames, NONFINITE, sanitizeBodies } from "../state/faults.ts";
import { pack, packColumns, unpack, unpackForces } from "../state/transfer.ts";
import { checkDomains } from "./choices.ts";
import type { Common, DomainBodies } from "./domain.ts";
import { joined } from "./joined.ts";
import type { DomainMeasurement } from "./sharedStep.ts";

/** What a run in domains starts with: what they have in common, and each one's bodies, as many for each in the order of the table. */
export interface InitialState {
  readonly common: Common;
  readonly shares: readonly DomainBodies[];
  /** Bodies that float32 can't hold, which rest without mass. */
  readonly sanitized: readonly number[];
}

/** Shares bodies out for `count` domains. Throws one line where a setting is not allowed or domains don't have it. */
export function initialState(
  given: Bodies,
  settings: Partial<Settings>,
  count: number,
  columns: readonly Column[] = [],
): InitialState {
  const full = settingsFor(given, settings);
  const { rebuildInterval } = full;
  checkDomains(full, ["integrator"]);
  if (rebuildInterval !== 1)
    throw new Error(`rebuildInterval = ${rebuildInterval}: several GPUs build their trees in every step; choose 1`);
  const scaling = scalingOf(given, full.gravity);
  const { bodies, sanitized } = sanitizeBodies(given, scaling);
  const tables: ColumnTables = {
    ...pack(bodies, full.gravity, scaling, sanitized),
    ...packColumns(given, columns, scaling),
  };
  const shares = Array.from({ length: count }, (_, k) => {
    const [from, to] = [k, k + 1].map((part) => Math.floor((part * bodies.count) / count)) as [number, number];
    const own = carriedBy("exchange", columns).map((column) => {
      const words = wordsOf(column);
      return [column.name, tables[column.name]!.slice(words * from, words * to)] as const;
    });
    return Object.fromEntries(own) as DomainBodies;
  });
  const common = { total: bodies.count, settings: full, scaling, ...(columns.length > 0 && { columns }) };
  return { common, shares, sanitized };
}

/** What all domains say of their bodies, as sums over the whole. */
export function measuredTogether(
  domains: readonly DomainMeasurement[],
  { common, sanitized }: Pick<InitialState, "common" | "sanitized">,
  settings: Settings,
): Sums {
  const totals = Float64Array.from(domains.flatMap((domain) => [...domain.totals]));
  const pairs = Float32Array.from(domains.flatMap((domain) => [...domain.pairs]));
  const total = sumTotals(totals, settings.gravity, common.scaling);
  const sum = (of: (domain: DomainMeasurement) => number) => domains.reduce((all, domain) => all + of(domain), 0);
  const mean = (of: (domain: DomainMeasurement) => number) =>
    sum((domain) => of(domain) * domain.bodies) / common.total;
  const frozen = sum((domain) => domain.frozen);
  const stages = meanParts(domains);
  return {
    ...total,
    ppPerBody: mean((domain) => domain.ppPerBody),
    pcPerBody: mean((domain) => domain.pcPerBody),
    expansionsPerGroup: 0,
    groups: 0,
    memory: sum((domain) => domain.memory),
    forceError: errorPercentiles(pairs),
    stages,
    stepMs: stages && Object.values(stages).reduce((all, ms) => all + ms, 0),
    frozen: frozen + sanitized.length,
    faults: faultNames(frozen > 0 ? NONFINITE : 0, sanitized),
  };
}

/** Mean milliseconds of each part of a step over the domains; null where no step was done. */
function meanParts(domains: readonly DomainMeasurement[]): Record<string, number> | null {
  const mean: Record<string, number> = {};
  for (const { parts } of domains) {
    if (!parts) return null;
    for (const [name, ms] of Object.entries(parts)) mean[name] = (mean[name] ?? 0) + ms / domains.length;
  }
  return mean;
}

/** Throws one line where a body is in no domain, or in several: snapshots of such a run would look right and be wrong. */
function eachOnce(id: Uint32Array, total: number): void {
  const times = new Uint8Array(total);
  for (const body of id) times[body]!++;
  const amiss = times.findIndex((count) => count !== 1);
  if (amiss < 0 && id.length === total) return;
  const where = times[amiss] === 0 ? "no domain" : "several domains";
  throw new Error(
    `body ${amiss} of ${total} is in ${where}: this is an error of ours, please report it; what was written before is whole`,
  );
}

/** The table `origin` with the places and velocities of all domains' bodies. */
export function bodiesTogether(
  domains: readonly DomainBodies[],
  origin: Bodies,
  time: number,
  { scaling, total, columns }: Common,
): Bodies {
  const all = joined(domains, columns);
  eachOnce(all.id, total);
  return unpack(origin, time, scaling, all, columns);
}

/** ax ay az and potential of all domains' bodies, in the order of the table. */
export function forcesTogether(
  domains: readonly { readonly id: Uint32Array; readonly acceleration: Float32Array }[],
  { scaling, total }: Common,
): Float32Array {
  const found = domains.reduce((sum, own) => sum + own.id.length, 0);
  const tables = domains.map(({ acceleration }) => acceleration);
  const acceleration = chained(tables, new Float32Array(4 * found));
  const ids = domains.map((own) => own.id);
  const id = chained(ids, new Uint32Array(found));
  eachOnce(id, total);
  return unpackForces(scaling, acceleration, id);
}
