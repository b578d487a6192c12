import type { BuilderHost } from "../host.ts";
import type { Store } from "../store.ts";
import type { Builder, BuilderLender } from "./controller.ts";
import type { Draft } from "./state.ts";

/** Loads the builder when somebody opens it, and hands everything on to it. */
export class BuilderDoor implements BuilderHost {
  readonly #store: Store;
  readonly #lender: BuilderLender;
  #builder: Builder | null = null;
  #opening = false;
  #aside: Draft | null = null;

  constructor(store: Store, lender: BuilderLender) {
    this.#store = store;
    this.#lender = lender;
  }

  open(): void {
    this.#open().catch(this.#lender.fail);
  }

  async #open(): Promise<void> {
    if (this.#opening || this.#lender.engines().length === 0) return;
    this.#opening = true;
    try {
      const { Builder } = await import("./controller.ts");
      this.#builder ??= new Builder(this.#store, this.#lender);
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
  putAside(): void {
    this.#aside = this.#builder?.putAside() ?? this.#aside;
  }

  /** A run is on; `again`: the one that was there when the draft was put aside. */
  takeUp(again: boolean): void {
    const draft = this.#aside;
    this.#aside = null;
    if (again && draft) this.#builder?.open(draft);
  }

  cancel = () => this.#builder?.cancel();
  start = () => this.#builder?.start().catch(this.#lender.fail);
  add: BuilderHost["add"] = (model) => this.#builder?.add(model);
  setModel: BuilderHost["setModel"] = (g, model) => this.#builder?.setModel(g, model);
  reshape: BuilderHost["reshape"] = (g, wanted) => this.#builder?.reshape(g, wanted);
  grab: BuilderHost["grab"] = (what, x, y) => this.#builder?.grab(what, x, y);
  drag: BuilderHost["drag"] = (x, y) => this.#builder?.drag(x, y);
  drop = () => this.#builder?.drop();
  nudge: BuilderHost["nudge"] = (what, x, y) => this.#builder?.nudge(what, x, y);
}
