/** One of a list. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** Heading of the options that it stands with. */
  readonly group?: string;
}

/** What a list offers, from a record of names as people read them. */
export const optionsOf = (names: Readonly<Record<string, string>>): Option[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** Options by their headings, in the order in which these come first; "" for those without one. */
export function grouped(options: readonly Option[]): { value: string; items: Option[] }[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const group = option.group ?? "";
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups].map(([value, items]) => ({ value, items }));
}
