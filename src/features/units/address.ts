import { type AddressPart, writeOther } from "../address.ts";
import type { UnitsSlice } from "./state.ts";
import { text } from "./text.ts";

export const unitsAddress: AddressPart<UnitsSlice> = {
  at: 50,
  read: (query) => ({ units: query.name("units", text.names) ?? "physical" }),
  write: (query, { units }) => writeOther(query, "units", units, "physical"),
};
