import type { ReactNode } from "react";
import type { AnyAddressPart, AnySessionPart } from "./address.ts";
import type { AnyCommand } from "./command.ts";
import type { AnyControl } from "./control.ts";
import type { Group, Level } from "./levels.ts";
import type { AnyMarker } from "./mark.ts";
import type { Setup } from "./setup.ts";
import type { AnyUndoPart } from "./undoPart.ts";

/**
 * Where a panel stands, in the order in which the page is read: what is shown, the controls with what stands above them, over the sky, at hand, above all else;
 * and what stands alone at hand where the page is embedded in another one, or goes on by itself.
 */
export type Place = "head" | "panelHead" | "controls" | "over" | "foot" | "dialogs" | "embedded" | "kiosk";

/** A component of a feature and its place; `at` orders those of one place. */
export interface PlacedPanel {
  readonly place: Place;
  readonly at: number;
  /** Does it say nothing of a flow of vortices? There it is left out. */
  readonly galaxiesOnly?: boolean;
  /** Of those of the controls: whose tab it stands on. */
  readonly group?: Group;
  /** The first level at which it is there; without it: all. */
  readonly level?: Level;
  /** The only levels at which it is there. */
  readonly only?: readonly Level[];
  readonly Panel: () => ReactNode;
}

/** A button in the corner. */
export interface CornerButton {
  readonly at: number;
  readonly command: AnyCommand;
  /** The only levels at which it is there; without it: all. */
  readonly only?: readonly Level[];
  /** Is it of no use in a flow of vortices? There it is left out. */
  readonly galaxiesOnly?: boolean;
  /** Is its name shown beside the icon, where there is room? */
  readonly words?: boolean;
}

/**
 * One thing that a person can do: its commands, its controls, its part of the store, its controller (called with store, simulation and the actions of
 * all features; its name in `Actions` is that of the feature), what of it an address and a session keep and “Undo” takes back,
 * and where its panels and buttons stand.
 */
export interface Feature<Controller = unknown> {
  readonly name: string;
  /** By their names; `at` orders those of features in the list of keys. */
  readonly commands?: { readonly at: number; readonly list: Readonly<Record<string, AnyCommand>> };
  /** By their keys. */
  readonly controls?: Readonly<Record<string, AnyControl>>;
  readonly slice?: (setup: Setup) => (...api: never[]) => object;
  readonly controller?: Controller;
  readonly address?: readonly AnyAddressPart[];
  readonly session?: AnySessionPart;
  readonly undo?: AnyUndoPart;
  /** Its marks on the timeline. */
  readonly marks?: AnyMarker;
  readonly panels?: readonly PlacedPanel[];
  readonly corner?: readonly CornerButton[];
}
