/** What people call a choice; where it has several fields, each of them. */
type CalledAs<T> = string | { readonly [Field in keyof T]?: string };

/** What of a feature “Undo” takes back. `S`: the slices that hold it, by their names. */
export interface UndoPart<S> {
  /** Choices of which each change is a step. */
  readonly settings?: { readonly [Name in keyof S]?: { readonly [Key in keyof S[Name]]?: CalledAs<S[Name][Key]> } };
  /** Choices that name a run: a step that replaces the run is called after the first one that differs. */
  readonly run?: { readonly [Name in keyof S]?: { readonly [Key in keyof S[Name]]?: string } };
  /** What else is as it was where a run is brought back. */
  readonly along?: { readonly [Name in keyof S]?: readonly (keyof S[Name])[] };
}

type BySlice<T> = Readonly<Record<string, T>>;
export type Called = string | Readonly<Record<string, string>>;

/** A part, whatever slice it knows. */
export interface AnyUndoPart {
  readonly settings?: BySlice<Readonly<Record<string, Called>>>;
  readonly run?: BySlice<Readonly<Record<string, string>>>;
  readonly along?: BySlice<readonly string[]>;
}
