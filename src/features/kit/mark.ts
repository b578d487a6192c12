/** What marks on the timeline are of. */
export type MarkKind = "bookmark" | "pause" | "keyframe" | "snapshot" | "change";

/** A moment of the run that something belongs to. */
export interface Mark {
  readonly kind: MarkKind;
  /** Time units. */
  readonly time: number;
  readonly label: string;
  /** The bookmark that it is, and the second of the camera's path at which it stands. */
  readonly bookmark?: number;
  readonly second?: number;
}

/** The marks of a feature, whatever slices it reads. */
export type AnyMarker = (state: never) => readonly Mark[];
