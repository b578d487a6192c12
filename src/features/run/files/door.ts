/** What was handed to the page by the button, by a drop, a paste, a folder or a link. */
export interface Handed {
  readonly files: readonly File[];
  /** The first bytes of each, read once. */
  readonly heads: readonly Uint8Array[];
  /** When it was asked for, among the wishes for other bodies. */
  readonly turn: number;
  /** Are they all that is in a folder? */
  readonly folder?: boolean;
  /** Which one, of a file that holds several snapshots; absent: the first. */
  readonly snapshot?: number;
}

/** One kind of thing that can be handed over. */
export interface Handler {
  readonly name: string;
  /** Is it of this kind? Told from names and first bytes. */
  takes(handed: Handed): boolean;
  open(handed: Handed): Promise<unknown>;
}

/** Bytes by which kinds are told apart. */
const HEAD = 128;

/** Opens what was handed over: the first handler that takes it does. */
export async function open(handlers: readonly Handler[], given: Omit<Handed, "heads">): Promise<void> {
  const first = (file: File) => file.slice(0, HEAD).arrayBuffer();
  const heads = (await Promise.all(given.files.map(first))).map((bytes) => new Uint8Array(bytes));
  const handed = { ...given, heads };
  await handlers.find((handler) => handler.takes(handed))?.open(handed);
}

/** Is it one file, of which this holds? */
export const isOne = (
  { files, heads }: Handed,
  holds: (one: { readonly file: File; readonly head: Uint8Array }) => boolean,
): boolean => files.length === 1 && holds({ file: files[0]!, head: heads[0]! });

/** Bytes as Latin letters. */
export const letters = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);
