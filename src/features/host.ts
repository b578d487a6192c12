import type { Assumptions } from "./files/state.ts";

/** What commands ask of the running page: src/app/page.ts implements it, so state and ui never see the engine or the renderer. */
export interface Host {
  /** One step, also while paused. */
  step(): void;
  /** The same bodies at time 0. */
  reset(): void;
  /** Opens a file, or all parts of one snapshot at once. */
  openFiles(files: readonly File[]): void;
  /** Opens what a pasted link points to, if it lies on the page's own origin. */
  openLink(link: string): void;
  /** Takes the opened file anew with other assumptions. */
  assume(assumptions: Assumptions): void;
  /** Brings back the run that an opened file replaced. */
  undoOpen(): void;
  /** Lets the user pick a file. */
  chooseFile(): void;
  /** Ends the making or reading that is under way. */
  cancel(): void;
  saveSnapshot(): void;
  /** Saves the whole run: bodies, settings, camera, time. */
  saveSession(): void;
  screenshot(): void;
  record(): void;
  /** Puts the address of this run, with camera and fingerprint, on the clipboard. */
  copyLink(): void;
  camera: CameraHost;
  timeline: TimelineHost;
  builder: BuilderHost;
  presets: PresetsHost;
  sight: SightHost;
}

/** Runs under names, kept in this browser. */
export interface PresetsHost {
  keep(): void;
  /** Hands all of them to the browser's downloads. */
  export(): void;
}

/** Questions about single bodies. */
export interface SightHost {
  /** Picks the body nearest to the middle of the view. */
  pickMiddle(): void;
  keepView(): void;
  /** Flies to a kept view; without an id to the next one. */
  goToView(id?: number): void;
}

/** Moments that are kept on the GPU. */
export interface TimelineHost {
  /** Shows the kept moment at an index of `moments`. */
  scrub(index: number): void;
  /** To the kept moment before (-1) or after (1) what is shown. */
  move(by: 1 | -1): void;
  bookmark(): void;
  /** Back to the bookmark called `id`, and away with it. */
  goTo(id: number): void;
  forget(id: number): void;
}

export interface CameraHost {
  /** Shows all bodies again from where the camera looks. */
  fit(): void;
  /** The first view of the run. */
  home(): void;
  /** Radians to the left and up. */
  rotate(left: number, up: number): void;
  /** Factor of the distance: below 1 comes closer. */
  zoom(factor: number): void;
}

/** The builder: what needs physics, the sky or a worker. */
export interface BuilderHost {
  open(): void;
  /** Brings back what ran before. */
  cancel(): void;
  start(): void;
  /** A new galaxy on a parabola. */
  add(model: string): void;
  /** Another model for galaxy `g`, in the same place. */
  setModel(g: number, model: string): void;
  /** Another orbit in the same plane, lengths in the units of a build. */
  reshape(g: number, wanted: Partial<Record<"pericentre" | "eccentricity" | "separation", number>>): void;
  /** Takes a handle at a point of the page (CSS pixels); a model: a new galaxy of it. */
  grab(what: Handle | string, x: number, y: number): void;
  drag(x: number, y: number): void;
  drop(): void;
  /** Moves a handle by CSS pixels. */
  nudge(what: Handle, x: number, y: number): void;
}

/** What of galaxy `g` is moved. */
export interface Handle {
  readonly kind: "position" | "velocity";
  readonly g: number;
}
