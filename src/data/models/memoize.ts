/** Remembers the last `most` things that were made, each by the numbers and words that it was made of: a later caller gets the same one. */
export function memoize<T>(most: number): (parts: readonly (number | string)[], make: () => T) => T {
  const known = new Map<string, T>();
  return (parts, make) => {
    const key = parts.join(" ");
    const made = known.get(key) ?? make();
    // The one that was asked for last stands last.
    known.delete(key);
    known.set(key, made);
    if (known.size > most) known.delete(known.keys().next().value!);
    return made;
  };
}
