import type { AddressPart } from "../../kit/address.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import { BUILT, type BuilderSlice, withBuilt } from "./state.ts";
import { text } from "./text.ts";

/** `scenario=built&galaxies=…`: what is built becomes a scenario that the address can ask for. */
export const builderAddress: AddressPart<BuilderSlice & PlaySlice> = {
  at: 10,
  read(query, { play: { scenarios }, builder: { builder } }) {
    const galaxies = query.get("galaxies");
    if (query.get("scenario") !== BUILT || galaxies === undefined) return {};
    try {
      return { play: { scenarios: withBuilt(scenarios, builder.describe(galaxies)), build: galaxies } };
    } catch (error) {
      query.refuse("scenario", text.noBuild((error as Error).message));
      return {};
    }
  },
  write(query, { play: { scenario, build } }) {
    if (scenario === BUILT) query.set("galaxies", build);
  },
};
