import type { Keeper, Shelf } from "../../../run/kept/keeper.ts";
import { tablesOf } from "../../../run/kept/tables.ts";
import type { Run, Without } from "../../../run/wanted.ts";

/** The bodies before a deed. */
interface Before {
  /** What the run was made from at its very start: deeds of other runs are others, whatever they are called. */
  readonly origin: Run;
  /** All deeds up to this one, as text. */
  readonly deeds: string;
  readonly without: Without;
}

/** The bodies as they were before each deed: what the future without it begins with. */
export class Futures {
  readonly #shelf: Shelf<Before>;

  /** `gone`: some were forgotten, so that others have room. */
  constructor(keeper: Keeper, gone?: () => void) {
    this.#shelf = keeper.shelf("futures", gone && { gone });
  }

  /** Keeps the bodies from before the last of these deeds. */
  keep(origin: Run, deeds: string, without: Without): void {
    const again = this.#shelf.all.filter(({ value }) => value.origin === origin && value.deeds === deeds);
    this.#shelf.put({ origin, deeds, without }, { parts: tablesOf(without.bodies, without.view) }, again);
  }

  /** Null: they are not kept. */
  find(origin: Run, deeds: string): Without | null {
    const found = this.#shelf.all.find(({ value }) => value.origin === origin && value.deeds === deeds);
    return found?.value.without ?? null;
  }
}
