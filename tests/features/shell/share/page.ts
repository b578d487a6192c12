import { KNOWN } from "../../../../src/app/known.ts";
import { createState } from "../../../../src/app/state.ts";

/** The page's store with all that the page knows. */
export const newPage = (address = "") =>
  createState({
    ...KNOWN,
    ...{ address, scenario: "plummer-merger", n: 16384, maxBodies: 4_194_304, panelOpen: true },
  });

/** What a store or a change of it holds, whatever slices hold it: no two share a key. */
export const fieldsOf = (state: object): object => Object.assign({}, ...Object.values(state));

const sorted = (address: string) => [...new URLSearchParams(address)].map(String).sort();

/** What is lost of an address that the page wrote where it is read: what is said of it, and what is written otherwise then. `lasting`: as `Written` has it. */
export function lostOf(address: string, lasting: boolean): readonly string[] {
  const { problems } = newPage().getState().share.choicesOf(address);
  const query = new URLSearchParams(address);
  const view = query.get("view")?.split(",").map(Number) ?? null;
  const read = newPage(address).getState();
  // The fingerprint comes with the bodies.
  read.status.setStatus({ check: query.get("check") ?? "" });
  const again = sorted(read.share.addressOf({ camera: view, lasting }));
  return [...problems, ...sorted(address).filter((word) => !again.includes(word))];
}
