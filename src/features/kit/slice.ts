/** What changes of the store: some fields of some slices; all others stay. */
export type Change<S> = { readonly [Name in keyof S]?: Partial<S[Name]> };

/** Some fields of a slice. */
export type Fields<S, Key extends keyof S[keyof S]> = {
  readonly [Name in keyof S]: Pick<S[Name], Key & keyof S[Name]>;
};

type Own<S> = S[keyof S];

/**
 * Makes what a part of the store holds. `S`: the part by its name, `{ name: … }`, `Reads`: what it needs of others. `set` changes
 * its own fields, `store` those of others too.
 */
export type Slice<S, Reads = unknown> = (
  set: (change: Partial<Own<S>> | ((own: Own<S>) => Partial<Own<S>>)) => void,
  get: () => S & Reads,
  store: Store<S & Reads>,
) => Own<S>;

/** The store as one of its readers sees it, who names the slices that it reads and writes. */
export interface Store<S> {
  getState(): S;
  setState(change: Change<S> | ((state: S) => Change<S>)): void;
  /** Calls `listener` after each change; what it returns ends that. */
  subscribe(listener: (now: S, before: S) => void): () => void;
}

/** The fields of all that are given, by slices; of a field that several name, the last one. */
export function joined<A extends object, B extends object>(first: A, then: B): A & B {
  const both: Record<string, object> = { ...first } as never;
  for (const [name, fields] of Object.entries(then)) both[name] = { ...both[name], ...fields };
  return both as unknown as A & B;
}
