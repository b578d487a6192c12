import type { BodyTables, PictureRequest } from "./request.ts";

/** What the page asks of the worker that draws. Tables and pixels are handed over, not copied. */
export type ToDrawer =
  /** Other bodies on a side, with what stays with them for good (see Appearance); null: none. */
  | { readonly kind: "show"; readonly side: 0 | 1; readonly traits: Uint32Array | null }
  /** What stays with the bodies of a side for good is another. */
  | { readonly kind: "relight"; readonly side: 0 | 1; readonly traits: Uint32Array }
  /** The bodies of a side as they are now. */
  | { readonly kind: "move"; readonly side: 0 | 1; readonly bodies: BodyTables }
  /** The number of each body of a side that colours or widths go by, by id, and for a map of gas a second one after all of these; null: there is none. */
  | { readonly kind: "number"; readonly side: 0 | 1; readonly quantity: Float32Array<ArrayBuffer> | null }
  /** A picture; `spare`: a buffer that may hold it. */
  | { readonly kind: "draw"; readonly picture: PictureRequest; readonly spare: ArrayBuffer | null }
  /** The sums of a picture's first view. */
  | { readonly kind: "sums"; readonly picture: PictureRequest };

/** What comes back for each picture or sums, in the order in which they were asked for. */
export type FromDrawer =
  | { readonly kind: "drawn"; readonly pixels: ArrayBuffer; readonly blocks: Float32Array<ArrayBuffer> | null }
  | { readonly kind: "sums"; readonly sums: Float32Array<ArrayBuffer> }
  | { readonly kind: "failed"; readonly reason: string };

/** The worker as the page's side sees it. */
export interface DrawerPort {
  post(message: ToDrawer, transfer: ArrayBuffer[]): void;
  listen(message: (message: FromDrawer) => void, error: (reason: string) => void): void;
  end(): void;
}
