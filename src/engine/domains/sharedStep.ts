import { findSolver } from "../force/index.ts";
import { host } from "../processor/hostGlobals.ts";
import type { Settings } from "../settings.ts";
import { MAX_SAMPLES } from "../state/sizes.ts";
import { type Cuts, cutsOf } from "./division.ts";
import { type Common, type DomainBackend, type DomainBodies, type ForceCosts, NO_TREE } from "./domain.ts";
import { gather, type Peers } from "./peers.ts";
import type { Span } from "./work.ts";

/** What a domain knows of itself: the sums of measure/totals, 16 numbers, and what its steps took since it was asked last. */
export interface DomainMeasurement extends Omit<ForceCosts, "parts"> {
  readonly totals: Float64Array;
  readonly bodies: number;
  readonly frozen: number;
  /** Of sampled bodies the exact acceleration by all domains, beside the solver's, 4 numbers each. */
  readonly pairs: Float32Array;
  /** Bytes that the bodies and the tree over them take where forces are computed; 0: not known. */
  readonly memory: number;
  /** Mean milliseconds a step by parts; null where none was done. */
  readonly parts: Readonly<Record<string, number>> | null;
  /** Steps at which the curve was cut again, and bodies that came from other domains, since the run began. */
  readonly divisions: number;
  readonly arrived: number;
  /** Bodies and nodes of the essential trees that it gave the others in the last step. */
  readonly given: { readonly bodies: number; readonly nodes: number };
  readonly timeline: Timeline;
}

/** A step of a domain, moment by moment, in milliseconds. */
export interface Timeline {
  /** When it began, by the clock of the host. */
  readonly begun: number;
  /** What its process did, from then on; `travel of …`: what went from process to process meanwhile. */
  readonly host: readonly Span[];
  /** What its card did, from the first of it on; null: not known. */
  readonly card: readonly Span[] | null;
}

/** Bodies of a domain, and interactions of one of them; 0: not known. */
interface Load {
  readonly count: number;
  readonly work: number;
}

/** The curve is cut again, through the root cube of the bodies as they are then, every so many steps, for it takes some milliseconds in which cards wait. */
const STANDS = 16;
/** Sooner where a domain has so many times its share of the work, but not within so many steps: what domains tell is a step old. */
const [UNEVEN, LEAST] = [1.03, 4];

/**
 * One domain of a run: the leapfrog that moves its bodies in step with the other domains (kick, drift, exchange, forces, kick). Every process decides the
 * same from the same numbers; none leads.
 */
export class Domain {
  readonly #common: Common;
  readonly #peers: Peers;
  /** Its bodies, in an order that changes from step to step. */
  readonly backend: DomainBackend;
  #cuts: Cuts | null = null;
  /** Whether there are forces whose work is known. */
  #worked = false;
  /** Steps until the curve is cut again. */
  #standing = 0;
  /** Interactions of a body with bodies and cells when the curve was cut last; 0: not known. */
  #work = 0;
  /** What all domains said of themselves in the last exchange. */
  #loads: readonly Load[] = [];
  #divisions = 0;
  #arrived = 0;
  #given = { bodies: 0, nodes: 0 };
  #steps = 0;
  #parts: Record<string, number> = {};
  #begun = 0;
  #last = 0;
  #spans: Span[] = [];

  constructor(common: Common, peers: Peers, backend: DomainBackend) {
    this.#common = common;
    this.#peers = peers;
    this.backend = backend;
  }

  /** Takes its bodies, then those of its piece of the curve, and computes the first forces. */
  async start(bodies: DomainBodies): Promise<void> {
    const { settings } = this.#common;
    await this.backend.join(bodies);
    await this.#exchange();
    const { first } = findSolver(settings.solver);
    if (first !== undefined) {
      await this.#forces({ ...settings, solver: first });
      await this.backend.accelerationSize();
    }
    await this.#forces(settings);
    await this.backend.done?.();
    this.#parts = {};
  }

  async step(settings: Settings): Promise<void> {
    this.#last = host.performance.now();
    this.#begun = this.#last;
    this.#spans = [];
    await this.backend.kickDrift(settings);
    this.#lap("kickDrift");
    await this.#exchange();
    this.#lap("exchange");
    await this.#forces(settings);
    await this.backend.kick(settings);
    this.#lap("kick");
    this.#steps++;
  }

  /** Numbers about its bodies after the last step. All domains are asked together. */
  async measure(): Promise<DomainMeasurement> {
    const [steps, parts] = [this.#steps, this.#parts];
    this.#steps = 0;
    this.#parts = {};
    const { count, frozen, memory } = this.backend;
    const card = (await this.backend.timeline?.()) ?? null;
    return {
      ...(await this.backend.costs()),
      ...{ bodies: count, frozen, memory },
      totals: await this.backend.totals(),
      pairs: await this.#pairs(),
      parts: steps > 0 ? (card ? partsOfStep(card) : meanOf(parts, steps)) : null,
      divisions: this.#divisions,
      arrived: this.#arrived,
      given: this.#given,
      timeline: { begun: host.performance.timeOrigin + this.#begun, host: this.#spans, card },
    };
  }

  /** The acceleration of some of its bodies as all domains sum it directly, beside the solver's: together as many as one GPU takes. */
  async #pairs(): Promise<Float32Array> {
    const [peers, backend] = [this.#peers, this.backend];
    const { count } = backend;
    const share = Math.floor((MAX_SAMPLES * count) / this.#common.total);
    const { posMass, acceleration } = await backend.sampled(Math.min(count, share));
    const asked = await gather(peers, posMass);
    const places = new Float32Array(sumOf(asked, "length"));
    let end = 0;
    const begins = asked.map((part) => {
      places.set(part, end);
      end += part.length;
      return end - part.length;
    });
    const exact = Float64Array.from(await backend.exact(places));
    const sums = await Promise.all(
      peers.exchange(asked.map((part, k) => exact.slice(begins[k]!, begins[k]! + part.length))),
    );
    return Float32Array.from({ length: 2 * posMass.length }, (_, k) => {
      const at = 4 * (k >> 3) + (k & 3);
      return k & 4 ? acceleration[at]! : sums.reduce((sum, part) => sum + part[at]!, 0);
    });
  }

  #lap(part: string): void {
    const now = host.performance.now();
    this.#span(part, this.#last, now);
    this.#add(part, now - this.#last);
    this.#last = now;
  }

  #span(part: string, from: number, to = host.performance.now()): void {
    this.#spans.push([part, from - this.#begun, to - this.#begun]);
  }

  #add(part: string, ms: number): void {
    this.#parts[part] = (this.#parts[part] ?? 0) + ms;
  }

  /** Hands over the bodies that crossed, and cuts the curve again now and then, and where work is uneven. */
  async #exchange(): Promise<void> {
    const [peers, backend] = [this.#peers, this.backend];
    if (peers.count === 1) return;
    // By what all domains know, so that none waits for one that does not ask.
    const stands = --this.#standing > STANDS - LEAST || (this.#standing > 0 && !isUneven(this.#loads));
    const cuts = this.#cuts && stands ? this.#cuts : await this.#cut();
    const load: Load = { count: backend.count, work: this.#work };
    const emigrants = await backend.emigrants(cuts, peers.index);
    const from = host.performance.now();
    const messages = emigrants.map((bodies) => ({ bodies, load }));
    const arrived = await Promise.all(peers.exchange(messages, backend.room));
    this.#span("travel of bodies", from);
    this.#loads = arrived.map((message) => message.load);
    for (const { bodies } of arrived) this.#arrived += bodies.id.length;
    await backend.join(...arrived.map(({ bodies }) => bodies));
  }

  async #cut(): Promise<Cuts> {
    const [peers, backend] = [this.#peers, this.backend];
    if (this.#worked) {
      const { ppPerBody, pcPerBody } = await backend.costs();
      this.#work = ppPerBody + pcPerBody;
    }
    const { count } = backend;
    const all = await gather(peers, { bulk: await backend.bulk(), load: { count, work: this.#work } });
    backend.rootCube(all.map(({ bulk }) => bulk));
    const loads = loadsOf(all.map(({ load }) => load));
    const samples = await gather(peers, await backend.samples(loads[peers.index]!));
    this.#cuts = cutsOf(samples, peers.count);
    // What the first forces cost is known in the step after them.
    this.#standing = this.#worked ? STANDS : 1;
    this.#divisions++;
    return this.#cuts;
  }

  async #forces(settings: Settings): Promise<void> {
    const backend = this.backend;
    const { count, index } = this.#peers;
    await backend.build(settings);
    this.#lap("tree");
    const own = count > 1 ? await backend.boxes() : new Float32Array();
    this.#lap("boxes");
    const boxes = this.#peers.exchange(
      Array.from({ length: count }, () => own),
      backend.room,
    );
    // As they come, not when all are there.
    const trees = boxes.map(async (to, k) => (k === index ? NO_TREE : backend.essentialTree(await to)));
    const others = this.#peers.exchange(trees, backend.room).filter((_, k) => k !== index);
    const asked = this.#travel("travel of boxes", Promise.resolve(), boxes);
    const came = this.#travel("travel of trees", Promise.race(trees.filter((_, k) => k !== index)), others);
    const { parts } = await backend.forces(others, asked);
    // What it gave away is on its way before anything changes.
    const given = await Promise.all(trees);
    this.#given = { bodies: sumOf(given, "bodies"), nodes: sumOf(given, "nodes") };
    await Promise.all([came, this.#peers.sent()]);
    backend.sent?.();
    for (const [part, ms] of Object.entries(parts)) {
      this.#add(part, ms);
      this.#span(part, this.#last, this.#last + ms);
      this.#last += ms;
    }
    this.#lap("sent");
    this.#worked = true;
  }

  /** Takes down how long something travels, from `begun` until all of it is there. */
  async #travel(what: string, begun: Promise<unknown>, all: readonly Promise<unknown>[]): Promise<void> {
    if (all.length < 2 && this.#peers.count === 1) return;
    const from = begun.catch(() => {}).then(() => host.performance.now());
    await Promise.all(all);
    this.#span(what, Math.min(await from, host.performance.now()));
  }
}

/** The work of each domain; that of a body counts as 1 as long as it is not known of all. */
function loadsOf(all: readonly Load[]): number[] {
  const known = all.every(({ count, work }) => work > 0 || count === 0);
  return all.map(({ count, work }) => count * (known ? work : 1));
}

function isUneven(all: readonly Load[]): boolean {
  const loads = loadsOf(all);
  return Math.max(...loads) * loads.length > UNEVEN * loads.reduce((sum, load) => sum + load, 0);
}

/** Milliseconds of each part of a step on a card, and of what lies between them: copies, and where it has nothing to do. */
export function partsOfStep(card: readonly Span[]): Record<string, number> & { readonly between: number } {
  const parts: Record<string, number> = {};
  let idle = card.at(-1)![2] - card[0]![1];
  for (const [part, from, to] of card) {
    parts[part] = (parts[part] ?? 0) + to - from;
    idle -= to - from;
  }
  return { ...parts, between: Math.max(0, idle) };
}

const meanOf = (parts: Readonly<Record<string, number>>, steps: number) =>
  Object.fromEntries(Object.entries(parts).map(([name, ms]) => [name, ms / steps]));

const sumOf = <K extends string>(from: readonly Readonly<Record<K, number>>[], name: K) =>
  from.reduce((sum, one) => sum + one[name], 0);
