/** What commands ask of the running page: main.tsx implements it, so state and ui never see the engine or the renderer. */
export interface Host {
  /** One step, also while paused. */
  step(): void;
  /** The same bodies at time 0. */
  reset(): void;
  openFile(file: File): void;
  /** Lets the user pick a file. */
  chooseFile(): void;
  /** Ends the making or reading that is under way. */
  cancel(): void;
  saveSnapshot(): void;
  screenshot(): void;
  record(): void;
  /** Puts the address of this run, with camera and fingerprint, on the clipboard. */
  copyLink(): void;
  camera: CameraHost;
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
