/** What people call a choice; where it has several fields, each of them. */
type Called<T> = string | { readonly [Field in keyof T]?: string };

/** What of a feature “Undo” takes back. `S`: the slice that holds it. */
export interface UndoPart<S> {
  /** Choices of which each change is a step. */
  readonly settings?: { readonly [Key in keyof S]?: Called<S[Key]> };
  /** Choices that name a run: a step that replaces the run is called after the first one that differs. */
  readonly run?: { readonly [Key in keyof S]?: string };
  /** What else is as it was where a run is brought back. */
  readonly along?: readonly (keyof S)[];
}

/** A part, whatever slice it knows. */
export interface AnyUndoPart {
  readonly settings?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly run?: Readonly<Record<string, string>>;
  readonly along?: readonly string[];
}
