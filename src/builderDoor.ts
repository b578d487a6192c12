import type { Builder, BuilderLender } from "./builder.ts";
import type { BuilderHost } from "./state/host.ts";
import type { Store } from "./state/store.ts";

/** Loads the builder when somebody opens it, and hands everything on to it. */
export class BuilderDoor implements BuilderHost {
  readonly #store: Store;
  readonly #lender: BuilderLender;
  #builder: Builder | null = null;
  #opening = false;

  constructor(store: Store, lender: BuilderLender) {
    this.#store = store;
    this.#lender = lender;
  }

  async open(): Promise<void> {
    if (this.#opening || this.#lender.engines().length === 0) return;
    this.#opening = true;
    try {
      const { Builder } = await import("./builder.ts");
      this.#builder ??= new Builder(this.#store, this.#lender);
      this.#builder.open();
    } catch (error) {
      this.#lender.fail(error);
    } finally {
      this.#opening = false;
    }
  }

  /** Another run has begun. */
  leave(): void {
    this.#builder?.leave();
  }

  cancel = () => this.#builder?.cancel();
  start = () => void this.#builder?.start();
  add: BuilderHost["add"] = (model) => this.#builder?.add(model);
  setModel: BuilderHost["setModel"] = (g, model) => this.#builder?.setModel(g, model);
  reshape: BuilderHost["reshape"] = (g, wanted) => this.#builder?.reshape(g, wanted);
  grab: BuilderHost["grab"] = (what, x, y) => this.#builder?.grab(what, x, y);
  drag: BuilderHost["drag"] = (x, y) => this.#builder?.drag(x, y);
  drop = () => this.#builder?.drop();
  nudge: BuilderHost["nudge"] = (what, x, y) => this.#builder?.nudge(what, x, y);
}
