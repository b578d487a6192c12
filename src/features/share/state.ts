/** What commands ask of links. */
export interface ShareActions {
  /** Puts the address of this run, with camera and fingerprint, on the clipboard. */
  copyLink(): void;
}
