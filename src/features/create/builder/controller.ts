import type { Follower, Shown } from "../../../run/follower.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Store } from "../../kit/slice.ts";
import type { Builder, Reads } from "./builder.ts";
import type { BuilderActions, BuilderNeeds, Draft } from "./state.ts";

/** Loads the builder when it is opened, and hands everything on to it. */
export class BuilderController implements Follower, BuilderActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  readonly #needs: BuilderNeeds;
  #builder: Builder | null = null;
  #opening = false;
  #suspended: Draft | null = null;

  constructor(store: Store<Reads>, simulation: Simulation, needs: BuilderNeeds) {
    this.#store = store;
    this.#simulation = simulation;
    this.#needs = needs;
  }

  open(): void {
    this.#simulation.ask(this.#open());
  }

  async #open(): Promise<void> {
    if (this.#opening || this.#simulation.engine === null) return;
    this.#opening = true;
    try {
      const { Builder } = await import("./builder.ts");
      this.#builder ??= new Builder(this.#store, this.#simulation, this.#needs);
      this.#builder.open();
    } finally {
      this.#opening = false;
    }
  }

  /** Another run has begun. */
  leave(): void {
    this.#builder?.leave();
  }

  /** The device was lost: what was being built is kept until its run is on again. */
  unequip(): void {
    this.#suspended = this.#builder?.suspend() ?? this.#suspended;
  }

  /** A run is on: the draft is taken up again where it is the one that was there when it was put aside. */
  begin({ cause }: Shown): void {
    const draft = this.#suspended;
    this.#suspended = null;
    if (cause === "recovered" && draft) this.#builder?.open(draft);
  }

  cancel = () => this.#builder?.cancel();
  start = () => this.#simulation.ask(this.#builder?.start());
  add: BuilderActions["add"] = (model) => this.#builder?.add(model);
  setModel: BuilderActions["setModel"] = (g, model) => this.#builder?.setModel(g, model);
  reshape: BuilderActions["reshape"] = (g, wanted) => this.#builder?.reshape(g, wanted);
  grab: BuilderActions["grab"] = (what, x, y) => this.#builder?.grab(what, x, y);
  drag: BuilderActions["drag"] = (x, y) => this.#builder?.drag(x, y);
  drop = () => this.#builder?.drop();
  nudge: BuilderActions["nudge"] = (what, x, y) => this.#builder?.nudge(what, x, y);
}
