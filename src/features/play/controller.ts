import { timeMyr } from "../../data/bodies/units.ts";
import { isFlow } from "../../data/vortices/bodies.ts";
import type { Equipment, Follower, Shown } from "../../run/follower.ts";
import type { Summary } from "../../run/frames.ts";
import type { Machine } from "../../run/machine.ts";
import type { Outcome } from "../../run/shownRun.ts";
import type { Simulation } from "../../run/simulation.ts";
import type { Run, Wanted } from "../../run/wanted.ts";
import type { LookSlice } from "../look/state.ts";
import type { MessagesSlice } from "../messages/state.ts";
import type { PhysicsSlice } from "../physics/state.ts";
import { rangesFor } from "../physics/state.ts";
import { type Linked, NOTHING_LINKED, type ShareSlice } from "../share/state.ts";
import { text as shareText } from "../share/text.ts";
import type { Store } from "../slice.ts";
import type { StatusSlice } from "../status/state.ts";
import { waitFor } from "../waiting.ts";
import { fittedBodies } from "./fittedBodies.ts";
import { recall, remember } from "./knownBodies.ts";
import type { PlaySlice, ScenarioInfo } from "./state.ts";
import { chosenInfo, type Named, namedBy, ownBodies, type PlayActions, scenarioInfo } from "./state.ts";
import { text } from "./text.ts";

type Reads = LookSlice & MessagesSlice & PhysicsSlice & PlaySlice & ShareSlice & StatusSlice;

/** Default and greatest number of bodies, by what draws and computes: a graphics chip, WebGPU without one, the processor. */
const REAL = { n: 65536, most: 4_194_304 };
const SOFTWARE = { n: 16384, most: 262_144 };
const PROCESSOR = { n: 16384, most: 1_048_576 };

/** Vortex elements of a graphics chip that a processor has one of: sums over all pairs are slow there, and this still fills two layers. */
const ELEMENTS_SHARE = 2.7;

/** Milliseconds of running after which the number of bodies is fitted to the machine, and steps that its cost is learnt from. */
const SUIT_AFTER = 1200;
const SUIT_STEPS = 6;

/** Runs of scenarios: made from the choices, begun anew, stepped, and how they do. */
export class PlayController implements Follower, PlayActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  /** Is the number of bodies still the page's to choose? */
  #suits = false;
  /** Is the next run one that nobody asked for? */
  #unasked = false;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
    store.subscribe((now, before) => {
      if (now.generation !== before.generation) simulation.ask(this.#make());
    });
  }

  /** Numbers of bodies that suit the machine, where the address left them open; then the first run. */
  start({ name, software, device }: Machine): void {
    const { n, most } = device === null ? PROCESSOR : software ? SOFTWARE : REAL;
    const measured = device === null || !software;
    const asked = new URLSearchParams(location.search).has("n");
    const known = measured ? recall(name, most) : null;
    if (software || device === null) this.#store.setState((s) => ({ scenarios: s.scenarios.map(withFewerElements) }));
    const own = ownBodies(chosenInfo(this.#store.getState()));
    const usualBodies = known ?? n;
    this.#suits = !asked && measured && known === null && own === undefined;
    this.#store.setState((s) => ({
      limits: { bodies: Math.max(most, s.n) },
      usualBodies,
      ...(!asked && { n: own ?? usualBodies }),
    }));
    this.#simulation.ask(this.#make());
  }

  equip({ machine: { name, software, device } }: Equipment): void {
    this.#store.getState().setStatus({ adapter: name, software, graphics: device !== null });
  }

  show({ engine, wanted }: Shown): void {
    const { view } = wanted.run;
    const { units } = wanted.bodies;
    // A session that was kept after deeds does not have the bodies from before them.
    const first = wanted.origin ?? (wanted.run.deeds ? null : wanted.run);
    const typical = { density: view.density / units.gravity, time: view.time };
    const { count, steps, time } = engine;
    this.#store.getState().setStatus({
      ...{ bodies: count, steps, time, timeMyr: timeMyr(units), typical },
      ...{ check: first?.view.check ?? "", named: wanted.named as Named },
      ...{ galaxies: view.galaxies, components: view.present, flow: isFlow(wanted.bodies) },
      lines: wanted.bodies.next !== undefined,
    });
  }

  summary(summary: Summary): void {
    this.#store.getState().setStatus(summary);
  }

  returned(): void {
    this.#store.getState().setPlaying(false);
  }

  step(): void {
    this.#simulation.frames?.stepOnce();
  }

  reset(): void {
    this.#simulation.ask(this.#simulation.reset());
  }

  cancel(): void {
    this.#simulation.cancel();
  }

  make(): Promise<Outcome> {
    return this.#make(true);
  }

  /** Makes the bodies that the choices say, and begins a run with them; `anew`: with the defaults of its scenario. */
  #make(anew = false): Promise<Outcome> {
    const { scenario, n, seed, values, build, linked } = this.#store.getState();
    const named = namedBy(this.#store.getState());
    const unasked = this.#unasked;
    this.#unasked = false;
    this.#store.setState({ linked: NOTHING_LINKED });
    const { source } = this.#simulation;
    const flow = scenarioInfo(this.#store.getState(), scenario).kind === "flow";
    return this.#simulation.replace(async (): Promise<Wanted | null> => {
      const run = await waitFor(this.#store, text.loading, (progress) =>
        source.make({ kind: "make", name: scenario, n, seed, values: { ...values }, build, flow }, progress),
      );
      if (!run) return null;
      const { scenarios } = this.#store.getState();
      const { defaults } = chosenInfo({ scenarios, scenario, values });
      const { defaultsOf, viewOf, picture, wanted } = this.#simulation;
      const other = anew || defaultsOf !== scenario;
      // Of a flow core and circulation say how long a step may be.
      const rescaled = flow && (wanted?.named as Named | undefined)?.values !== values;
      const asked = linked.settings;
      // Another value may be another pair of galaxies, of another size.
      const sized = picture?.camera.first.radius !== defaults.viewRadius;
      const first = { radius: defaults.viewRadius, direction: defaults.viewDirection };
      const after = () => {
        if (asked) this.#store.setState((s) => ({ ranges: rangesFor(scenarioInfo(s, s.scenario).defaults, asked) }));
        else if (other) this.#store.getState().setColour(defaults.colour);
        this.#followLink(linked);
        if (this.#suits) this.#suits = this.#suit(run);
      };
      const change = {
        shown: scenario,
        unasked,
        ...((other || rescaled || asked) && { settings: asked ?? defaults, defaultsOf: scenario }),
        ...((this.#simulation.run === null || viewOf !== scenario || asked || anew || sized) && { first }),
        after,
      };
      return { run, bodies: run.bodies, named, change };
    });
  }

  /** The camera of the link or preset that asked for the run, and whether its bodies are the same. */
  #followLink({ camera, check }: Linked): void {
    const { picture, run } = this.#simulation;
    if (camera) picture?.camera.take(camera);
    const mine = run?.view.check;
    const { say } = this.#store.getState();
    if (check && check === mine) say("note", shareText.sameBodies(check));
    if (check && check !== mine) say("error", shareText.otherBodies(check, mine ?? ""));
  }

  /**
   * A while after the first frames, as many bodies as this machine can move: the run begins anew before much has
   * happened. Only where nobody has chosen a number; the choice is kept for the next visit. A machine that is slow to
   * begin is given the time for some steps.
   */
  #suit(begun: Run): false {
    setTimeout(() => {
      const { machine, frames, run } = this.#simulation;
      const { step, draw } = frames?.pace ?? { step: null, draw: 0 };
      const { generation, playing, n } = this.#store.getState();
      if (run !== begun || generation !== 0 || !playing || !machine || !frames) return;
      if (step === null || frames.steps < SUIT_STEPS) {
        this.#suit(begun);
        return;
      }
      const best = fittedBodies(n, step, draw, machine.device === null ? "processor" : "chip");
      remember(machine.name, best);
      this.#unasked = best >= 2 * n || best <= n / 2;
      if (this.#unasked) this.#store.getState().setBodies(best);
    }, SUIT_AFTER);
    return false;
  }
}

function withFewerElements(info: ScenarioInfo): ScenarioInfo {
  const { kind, defaults } = info;
  return kind === "flow" ? { ...info, defaults: { ...defaults, n: Math.round(defaults.n / ELEMENTS_SHARE) } } : info;
}
