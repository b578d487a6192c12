import { type AnyAddressPart, Query, type Written } from "../../kit/address.ts";
import { type Change, joined, type Slice } from "../../kit/slice.ts";
import { lineOf } from "../../kit/validate.ts";
import { type LiveSettings, type PhysicsSlice, rangesFor } from "../../run/physics/state.ts";
import { type PlaySlice, scenarioInfo } from "../../run/play/state.ts";
import type { CameraView } from "../../view/camera/state.ts";
import type { MessagesSlice } from "../messages/state.ts";

/** What an address asked for that can come into force only with its bodies. */
export interface Linked {
  /** Null: as they are. */
  readonly settings: LiveSettings | null;
  readonly camera: CameraView | null;
  /** Fingerprint that the initial bodies should have. */
  readonly check: string | null;
}

export const NOTHING_LINKED: Linked = { settings: null, camera: null, check: null };

/** What links do to the run itself; each feature's part knows its own choices. */
type Chosen = MessagesSlice & PhysicsSlice & PlaySlice & ShareSlice;

export interface ShareState {
  linked: Linked;
  /** The query "?scenario=…" that reproduces the run: the inverse of `choicesOf`. */
  addressOf(how: Written): string;
  /**
   * All choices as an address wishes them, and defaults where it does not say; what depends on its bodies is in `linked`.
   * `problems` says in a line each what can't be used. `most`: bodies that it may ask for, where that is not up to the machine.
   */
  choicesOf(address: string, most?: number): { readonly choices: Change<Chosen>; readonly problems: readonly string[] };
  /** The choices of the address that the page was opened with. */
  begin(address: string): void;
  /** Begins the run of an address, as if the page had been opened with it. */
  follow(address: string): void;
}

export interface ShareSlice {
  readonly share: ShareState;
}

/** `parts`: what of each feature an address keeps. */
export function createShare(parts: readonly AnyAddressPart[]): Slice<ShareSlice, Chosen> {
  const inOrder = parts.toSorted((a, b) => a.at - b.at);
  return (_, get, store) => {
    const taken = (address: string): Change<Chosen> => {
      const { choices, problems } = get().share.choicesOf(address);
      for (const problem of problems) get().messages.say("error", problem);
      return choices;
    };
    return {
      linked: NOTHING_LINKED,
      addressOf: (how) => {
        const query = new URLSearchParams();
        for (const part of inOrder) part.write(query, get() as never, how);
        return `?${query}`.replaceAll("%2C", ",");
      },
      choicesOf: (address, most) => {
        const query = new Query(address);
        const state = get();
        let choices: Change<Chosen> = { share: { linked: NOTHING_LINKED } };
        const limits = most === undefined ? state.play.limits : { bodies: most };
        const known = joined(state, { play: { limits } });
        for (const part of inOrder) choices = joined(choices, part.read(query, joined(known, choices) as never));
        return { choices, problems: query.problems.map(lineOf) };
      },
      begin: (address) => {
        const choices = taken(address);
        // No other bodies run yet that these settings would mislead.
        const { settings, ...linked } = choices.share!.linked!;
        const now = { share: { linked: { ...linked, settings: null } }, physics: { settings: settings! } };
        store.setState(joined(choices, now));
        store.setState((s) => ({
          physics: { ranges: rangesFor(scenarioInfo(s, s.play.scenario).defaults, s.physics.settings) },
        }));
      },
      follow: (address) => {
        const choices = taken(address);
        store.setState((s) => joined(choices, { play: { generation: s.play.generation + 1 } }));
      },
    };
  };
}

/** What commands ask of links. */
export interface ShareActions {
  /** Puts the address of this run, with camera and fingerprint, on the clipboard. */
  copyLink(): void;
}
