/** Where tables of a message will lie, so many bytes, a multiple of 8. */
export type Room = (bytes: number) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;

/** The processes that compute a run together, as one of them sees it. All of them ask for the same exchanges in the same order. */
export interface Peers {
  /** Which this is, from 0. */
  readonly index: number;
  readonly count: number;
  /**
   * Gives each process its message as soon as it is there, `messages[k]` to process k; returns what each of them gives this one, in their order, with large
   * tables where `room` says. Its own is not copied. Messages are objects of numbers, texts and typed arrays. They are rejected where a process has ended.
   */
  exchange<T>(messages: readonly (T | Promise<T>)[], room?: Room): Promise<T>[];
  /** Resolves when all messages that were given are on their way: then their tables may be changed again. */
  sent(): Promise<void>;
}

/** What each process has to say to all, in their order. */
export function gather<T>(peers: Peers, message: T): Promise<T[]> {
  return Promise.all(peers.exchange(Array.from({ length: peers.count }, () => message)));
}
