/** What commands ask of stills and films. */
export interface PicturesActions {
  screenshot(): void;
  /** Begins a film, or ends the one that is being made. */
  record(): void;
}
