import { timeMyr } from "../../../data/bodies/units.ts";
import { isFlow } from "../../../data/vortices/bodies.ts";
import type { Equipment, Follower, Shown } from "../../../run/follower.ts";
import type { Summary } from "../../../run/frames.ts";
import { gasMapsIn } from "../../../run/gasMapsIn.ts";
import type { Machine } from "../../../run/machine.ts";
import type { Outcome } from "../../../run/shownRun.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Run, Wanted } from "../../../run/wanted.ts";
import type { Store } from "../../kit/slice.ts";
import { waitFor } from "../../kit/withProgress.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import { type Linked, NOTHING_LINKED, type ShareSlice } from "../../shell/share/state.ts";
import { text as shareText } from "../../shell/share/text.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import type { AppearanceSlice } from "../../view/appearance/state.ts";
import type { PhysicsSlice } from "../physics/state.ts";
import { rangesFor } from "../physics/state.ts";
import { Growth } from "./fittedBodies.ts";
import { forget, recall, remember } from "./knownBodies.ts";
import { MadeAhead } from "./madeAhead.ts";
import type { PlaySlice, ScenarioInfo } from "./state.ts";
import { chosenInfo, type Named, namedBy, ownBodies, ownKind, type PlayActions, scenarioInfo } from "./state.ts";
import { text } from "./text.ts";

type Reads = AppearanceSlice & MessagesSlice & PhysicsSlice & PlaySlice & ShareSlice & StatusSlice;

/** Default and greatest number of bodies, by what draws and computes: a graphics chip, WebGPU without one, the processor. */
const REAL = { n: 65536, most: 4_194_304 };
const SOFTWARE = { n: 16384, most: 262_144 };
const PROCESSOR = { n: 16384, most: 1_048_576 };

/** Vortex elements of a graphics chip that a processor has one of: sums over all pairs are slow there, and this still fills two layers. */
const ELEMENTS_SHARE = 2.7;

/** Milliseconds between looks whether it is known what the first run costs. */
const LOOK = 100;
/** Where no clock of a card tells of it: milliseconds of running, and steps, that it is learnt from. */
const SUIT_AFTER = 1200;
const SUIT_STEPS = 6;

/** What a person does with the page, some through a screen reader: from then on no other run begins by itself. */
const TOUCHES = ["pointerdown", "click", "keydown", "input", "change", "wheel", "drop", "paste"] as const;

/** Runs of scenarios: made from the choices, begun again, stepped, and how they do. */
export class PlayController implements Follower, PlayActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  /** How the number of bodies is chosen, as long as it is the page's to choose. */
  #growth: Growth | null = null;
  /** `generation` of the last run that is the page's choice. */
  #grown = 0;
  #touched = false;
  /** Is the next run one that the user did not ask for? */
  #unasked = false;
  /** Is such a run being made? */
  #growing = false;
  readonly #ahead: MadeAhead;
  /** Did the link say how many bodies? */
  #asked = false;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
    this.#ahead = new MadeAhead(simulation.source);
    store.subscribe((now, before) => {
      if (now.play.generation !== before.play.generation) simulation.ask(this.#make());
    });
  }

  /** Before a machine is found: makes bodies whose number the address says, which no machine changes. */
  prepare(): void {
    for (const type of TOUCHES) addEventListener(type, this.#touch, { capture: true, once: true, passive: true });
    // Looked at once: the page writes the number into its own address while an adapter is still being found.
    this.#asked = asksForBodies();
    if (this.#asked) this.#ahead.begin(this.#task());
  }

  readonly #touch = () => {
    this.#touched = true;
    if (!this.#growing) return;
    this.#growing = false;
    this.#simulation.cancel();
  };

  /** Numbers of bodies that suit the machine, where the address left them open; then the first run. */
  start({ name, software, device }: Machine): void {
    const { n, most } = device === null ? PROCESSOR : software ? SOFTWARE : REAL;
    const measured = device === null || !software;
    const asked = this.#asked;
    const known = measured ? recall(name, most) : null;
    const suited = software || device === null ? withFewerElements : withFinerGrid;
    this.#store.setState((s) => ({ play: { scenarios: s.play.scenarios.map(suited) } }));
    const own = ownBodies(chosenInfo(this.#store.getState()));
    const usualBodies = known ?? n;
    // What suited a card before may have been learnt when it was busy.
    const by = device === null ? "processor" : "chip";
    const open = !asked && measured && own === undefined && (known === null || by === "chip");
    this.#growth = open ? new Growth(by) : null;
    this.#store.setState((s) => ({
      play: { limits: { bodies: Math.max(most, s.play.n) }, usualBodies, ...(!asked && { n: own ?? usualBodies }) },
    }));
    this.#simulation.ask(this.#make());
  }

  equip({ machine: { name, software, device } }: Equipment): void {
    this.#store.getState().status.setStatus({ adapter: name, software, graphics: device !== null });
  }

  show({ engine, wanted }: Shown): void {
    const { view } = wanted.run;
    const { units } = wanted.bodies;
    // A session that was kept after deeds does not have the bodies from before them.
    const first = wanted.origin ?? (wanted.run.deeds ? null : wanted.run);
    const typical = { density: view.density / units.gravity, time: view.time, speed: view.speed };
    const { count, steps, time } = engine;
    const gasMaps = gasMapsIn(wanted.bodies);
    this.#store.getState().status.setStatus({
      ...{ bodies: count, steps, time, timeMyr: timeMyr(units), typical },
      ...{ check: first?.view.check ?? "", named: wanted.named as Named },
      ...{ galaxies: view.galaxies, components: view.present, flow: isFlow(wanted.bodies) },
      lines: wanted.bodies.next !== undefined,
      gas: gasMaps.length > 0,
      gasMaps,
    });
  }

  summary(summary: Summary): void {
    this.#store.getState().status.setStatus(summary);
  }

  returned(): void {
    this.#store.getState().play.setPlaying(false);
  }

  step(): void {
    this.#simulation.frames?.stepOnce();
  }

  reset(): void {
    this.#simulation.ask(this.#simulation.reset());
  }

  cancel(): void {
    const { busy } = this.#store.getState().play;
    if (busy?.cancel) busy.cancel();
    else this.#simulation.cancel();
  }

  make(): Promise<Outcome> {
    return this.#make(true);
  }

  /** Makes the bodies that the choices say, and begins a run with them; `fresh`: with the defaults of its scenario. */
  async #make(fresh = false): Promise<Outcome> {
    const {
      play: { scenario, values, generation },
      share: { linked },
    } = this.#store.getState();
    const task = this.#task();
    const named = namedBy(this.#store.getState());
    const unasked = this.#unasked;
    this.#unasked = false;
    this.#growing = unasked;
    this.#store.setState({ share: { linked: NOTHING_LINKED } });
    const outcome = await this.#simulation.replace(async (): Promise<Wanted | null> => {
      const run = await waitFor(this.#store, { label: text.loading }, (progress) => this.#ahead.make(task, progress));
      if (!run) return null;
      const { scenarios } = this.#store.getState().play;
      const { defaults } = chosenInfo({ play: { scenarios, scenario, values } });
      const { defaultsOf, viewOf, picture, wanted } = this.#simulation;
      const other = fresh || defaultsOf !== scenario;
      // Of a flow core and circulation say how long a step may be, of a universe its side how soft forces are.
      const before = (wanted?.named as Named | undefined)?.values;
      const rescaled =
        task.list !== undefined && before !== values && (wanted !== null || Object.keys(values).length > 0);
      const asked = linked.settings;
      // Another value may be another pair of galaxies, of another size.
      const sized = picture?.camera.first.radius !== defaults.viewRadius;
      const { viewRadius: radius, viewDirection: direction, viewCentre: centre } = defaults;
      const first = { radius, direction, ...(centre && { centre }) };
      const after = () => {
        this.#growing = false;
        if (asked)
          this.#store.setState((s) => ({
            physics: { ranges: rangesFor(scenarioInfo(s, s.play.scenario).defaults, asked) },
          }));
        else if (other) this.#store.getState().appearance.setColour(defaults.colour);
        this.#followLink(linked);
        if (this.#growth) this.#grow(run, this.#growth, performance.now());
      };
      const change = {
        shown: scenario,
        unasked,
        ...((other || rescaled || asked) && { settings: asked ?? defaults, defaultsOf: scenario }),
        ...((this.#simulation.run === null || viewOf !== scenario || asked || fresh || sized) && { first }),
        after,
      };
      return { run, bodies: run.bodies, named, change };
    });
    if (outcome === "failed" && this.#growth && generation === this.#grown) this.#grewTooFar();
    return outcome;
  }

  /** More bodies than the machine holds, whatever they would cost: the next visit begins as the first one did. */
  #grewTooFar(): void {
    this.#growth = null;
    this.#growing = false;
    const { machine } = this.#simulation;
    if (machine) forget(machine.name);
  }

  /** The bodies that the choices say. */
  #task() {
    const { scenario, n, seed, values, build } = this.#store.getState().play;
    const info = scenarioInfo(this.#store.getState(), scenario);
    const list = ownKind(info) ?? (info.kind === "fitted" ? info.kind : undefined);
    return { kind: "make", name: scenario, n, seed, values: { ...values }, build, list } as const;
  }

  /** The camera of the link or preset that asked for the run, and whether its bodies are the same. */
  #followLink({ camera, check }: Linked): void {
    const { picture, run } = this.#simulation;
    if (camera) picture?.camera.take(camera);
    const mine = run?.view.check;
    const { say } = this.#store.getState().messages;
    if (check && check === mine) say("note", shareText.sameBodies(check));
    if (check && check !== mine) say("error", shareText.otherBodies(check, mine ?? ""));
  }

  /**
   * As soon as the costs are known, as many bodies as this machine can move: the run begins again before much has happened. Only
   * where the user has chosen no number, nor done anything else to the page; the number is kept for the next visit.
   */
  #grow(begun: Run, growth: Growth, since: number): void {
    setTimeout(() => {
      const { machine, frames, run } = this.#simulation;
      const { generation, playing, n, busy } = this.#store.getState().play;
      const ours = run === begun && generation === this.#grown && growth === this.#growth;
      if (!ours || !playing || !machine || !frames) {
        this.#growth = null;
        return;
      }
      const { pace, steps } = frames;
      const { step, draw } = pace;
      const learnt = pace.timed || (performance.now() - since > SUIT_AFTER && steps >= SUIT_STEPS);
      // Where something else is on its way, as a deed of the address, it comes first.
      if (step === null || !learnt || busy) return this.#grow(begun, growth, since);
      const { bodies, change } = growth.next({ bodies: n, step, draw });
      remember(machine.name, bodies);
      if (!change || this.#touched) {
        this.#growth = null;
        return;
      }
      this.#unasked = true;
      this.#grown = generation + 1;
      this.#store.getState().play.setBodies(bodies);
    }, LOOK);
  }
}

const asksForBodies = () => new URLSearchParams(location.search).has("n");

function withFewerElements(info: ScenarioInfo): ScenarioInfo {
  const { kind, defaults } = info;
  return kind === "flow" ? { ...info, defaults: { ...defaults, n: Math.round(defaults.n / ELEMENTS_SHARE) } } : info;
}

/** A graphics chip moves the bodies of a grid twice as fine along each axis. */
function withFinerGrid(info: ScenarioInfo): ScenarioInfo {
  const { kind, defaults, forValues } = info;
  if (kind !== "universe" && kind !== "gas") return info;
  const n = 8 * defaults.n;
  const finer: ScenarioInfo["forValues"] = (values) => {
    const own = forValues?.(values);
    return { ...own, ...(own?.defaults && { defaults: { ...own.defaults, n } }) };
  };
  return { ...info, defaults: { ...defaults, n }, forValues: finer };
}
