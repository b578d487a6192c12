import type { Deed, Undated } from "../../../data/deeds/deed.ts";
import { readDeeds, tidyDeed, writeDeeds } from "../../../data/deeds/deedText.ts";
import { grouped } from "../../../language/format.ts";
import type { Follower, Shown } from "../../../run/follower.ts";
import { oneLine } from "../../../run/oneLine.ts";
import type { Outcome } from "../../../run/shownRun.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Wanted, Without } from "../../../run/wanted.ts";
import type { CompareSlice } from "../../analyse/compare/state.ts";
import { AtNeed } from "../../kit/atNeed.ts";
import type { Store } from "../../kit/slice.ts";
import type { LayoutSlice } from "../../shell/layout/state.ts";
import type { Aim, Reads as AimReads } from "./aim.ts";
import type { Doing } from "./doing.ts";
import { Futures } from "./futures.ts";
import { planWithout } from "./plan.ts";
import type { InteractActions } from "./state.ts";
import { text } from "./text.ts";
import { rowOf, titleOf } from "./titleState.ts";

type Reads = AimReads & CompareSlice & LayoutSlice;

/** Deeds on the bodies of the run: done as they are asked for, and done again at their times in a run that is begun again. */
export class InteractController implements Follower, InteractActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  /** Deeds of the run that is shown, in their order; those before `#done` were done. */
  #plan: readonly Deed[] = [];
  #done = 0;
  readonly #aim = new AtNeed<Aim>(async () => new (await import("./aim.ts")).Aim(this.#store, this.#simulation));
  readonly #doing = new AtNeed<Doing>(
    async () => new (await import("./doing.ts")).Doing(this.#store, this.#simulation, this.#futures),
  );
  /** Deeds that are being done. */
  #busy = 0;
  readonly #futures: Futures;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
    this.#futures = new Futures(simulation.keeper, () => this.#tell());
    store.subscribe((now, before) => {
      const other = now.interact.thrown !== before.interact.thrown || now.interact.brush !== before.interact.brush;
      const open = now.layout.side === "interact";
      if (open !== (before.layout.side === "interact") || (open && other)) this.#follow();
      const { branch } = now.compare;
      const follows =
        branch !== null && branch !== before.compare.branch && now.play.generation === before.play.generation;
      if (follows && now.compare.comparing) this.#ask(this.#fork(branch));
      if (before.interact.aiming && !open && now.interact.aiming) now.interact.setAiming(false);
    });
  }

  show({ wanted }: Shown): void {
    this.#done = wanted.run.deeds ?? 0;
  }

  begin({ wanted, cause }: Shown): void {
    if (cause !== "edited" && !wanted.run.deeds) this.#ask(this.#doing.asked?.then((doing) => doing.forget()));
    // The choices may name another run by now, which is on its way.
    const { deeds } = wanted.named as { readonly deeds: string };
    this.#plan = deeds ? this.#store.getState().interact.interactOptions.read(deeds) : [];
    this.#review(wanted);
    this.#tell();
    this.#follow();
  }

  /** The run stands where its next deed is to be done. */
  arrived(): void {
    const deed = this.#plan[this.#done];
    const { time, settings } = this.#simulation.engine!;
    if (this.#busy > 0) return;
    if (!deed || Math.abs(deed.time - time) > Math.abs(settings.timestep)) return;
    this.#ask(this.#perform(deed, this.#plan));
  }

  unequip(): void {
    this.#store.getState().interact.setAiming(false);
  }

  pick = (what: string) => this.#ask(this.#aim.get().then((aim) => aim.pick(what)));
  throwIt = () => this.#ask(this.#aim.get().then((aim) => this.#change(aim.deed())));
  grab: InteractActions["grab"] = (x, y) => this.#ask(this.#aim.get().then((aim) => aim.grab(x, y)));
  drag: InteractActions["drag"] = (x, y) => this.#ask(this.#aim.get().then((aim) => aim.drag(x, y)));
  drop = () =>
    this.#ask(
      this.#aim.get().then((aim) => {
        const deed = aim.drop();
        if (!deed && this.#simulation.engine) return;
        if (deed) this.#put();
        return this.#change(deed);
      }),
    );
  change = (deed: Undated) => this.#ask(this.#change(deed));

  #ask(work: Promise<unknown> | undefined): void {
    this.#simulation.ask(work);
  }

  /** The sky is for looking again, and who sees little else is not kept from it. */
  #put(): void {
    const {
      layout: { level, side, toggleSide },
      interact: { setAiming },
    } = this.#store.getState();
    setAiming(false);
    if (side === "interact" && level !== "study") toggleSide("interact");
  }

  /** What is predicted and drawn follows what is chosen. */
  #follow(): void {
    if (this.#aim.asked || this.#store.getState().layout.side === "interact")
      this.#ask(this.#aim.get().then((aim) => aim.follow()));
  }

  /** Does what a person asks for now; what was still to come of the run's deeds does not come any more. */
  async #change(asked: Undated | null): Promise<void> {
    const { engine } = this.#simulation;
    const {
      interact: { acting, thrownFacts },
      builder: { builderOpen },
      compare: { comparing },
      capture: { recording },
      play: { limits },
      messages: { say },
    } = this.#store.getState();
    if (builderOpen) return;
    if (!engine || acting) return say("note", text.loadingRun);
    if (!asked) return;
    if (recording && comparing) return say("note", text.recording);
    if (thrownFacts?.problem && (asked.kind === "add" || asked.kind === "paint"))
      return say("error", thrownFacts.problem);
    const all = engine.count + ("n" in asked ? asked.n : 1);
    if (all > limits.bodies) return say("error", text.tooMany(grouped(all), grouped(limits.bodies)));
    const deed = tidyDeed({ ...asked, time: engine.time });
    const plan = [...this.#plan.slice(0, this.#done), deed];
    try {
      // What no link could hold is not done: the address would be refused.
      readDeeds(writeDeeds(plan));
    } catch (error) {
      return say("error", text.noDeed(oneLine(error)));
    }
    if ((await this.#perform(deed, plan)) === "replaced") say("note", text.loadingRun);
  }

  /** Goes back to a deed that was done, and on from there with and without it. */
  async #fork(branch: number): Promise<void> {
    const { wanted } = this.#simulation;
    if (!wanted || branch > this.#done) return;
    const {
      interact: { acting },
      builder: { builderOpen },
      capture: { recording },
      messages: { say },
    } = this.#store.getState();
    const without = this.#beforeOf(wanted, branch);
    const deed = this.#plan[branch - 1]!;
    if (!without) say("error", text.futures.lost(titleOf(rowOf(this.#store.getState(), deed, this.#plan, true))));
    if (!without || acting || builderOpen || recording) return this.#endFutures();
    await this.#perform(deed, this.#plan, without);
  }

  /** Where the run is another by now than the one whose futures were to be compared, they are not any more. */
  #review(wanted: Wanted): void {
    const {
      compare: { comparing, branch },
      messages: { say },
    } = this.#store.getState();
    const toCome = branch !== null && branch > this.#done && branch <= this.#plan.length;
    if (!comparing || branch === null || wanted.change.without || toCome) return;
    say("note", branch > this.#plan.length ? text.futures.none : text.futures.ended);
    this.#endFutures();
  }

  #endFutures(): void {
    this.#store.setState({ compare: { comparing: false, branch: null } });
  }

  #beforeOf(wanted: Wanted, branch: number): Without | null {
    return this.#futures.find(wanted.origin ?? wanted.run, writeDeeds(this.#plan.slice(0, branch)));
  }

  /** `from`: the bodies that it is done to, where they are not those of now. */
  async #perform(deed: Deed, plan: readonly Deed[], from?: Without): Promise<Outcome> {
    const asked = plan !== this.#plan;
    this.#busy++;
    // Time goes on where bodies are put into the engine that runs; where it is to be at a time of the plan it waits.
    let waits = !asked;
    this.#store.setState({ interact: { acting: waits } });
    try {
      const doing = await this.#doing.get();
      const inPlace = !from && !this.#store.getState().compare.comparing && this.#simulation.edits;
      waits ||= !inPlace;
      this.#store.setState({ interact: { acting: waits } });
      const replaced = { asked, from };
      const outcome = !inPlace
        ? await this.#simulation.replace(() =>
            doing.replaced(deed, { deeds: plan, done: plan.indexOf(deed) + 1 }, replaced),
          )
        : await (asked ? doing.add(deed) : doing.again(deed, plan));
      // What can't be done is said and left out: the run goes on.
      if (outcome === "failed" && from) this.#endFutures();
      else if (outcome === "failed" && !asked) this.#plan = planWithout(this.#plan, deed);
      return outcome;
    } finally {
      this.#busy--;
      if (waits) this.#store.setState({ interact: { acting: false } });
      this.#tell();
    }
  }

  #tell(): void {
    const state = this.#store.getState();
    const { wanted } = this.#simulation;
    const kept = (k: number) => wanted !== null && this.#beforeOf(wanted, k + 1) !== null;
    this.#store.setState({
      interact: {
        deedRows: this.#plan.map((deed, k) => ({ ...rowOf(state, deed, this.#plan, k < this.#done), kept: kept(k) })),
        deedsDone: this.#done,
        nextDeed: this.#plan[this.#done]?.time ?? null,
      },
    });
  }
}
