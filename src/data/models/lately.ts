/** Remembers the last `most` things that were made, each by the numbers that it was made of: whoever asks again gets the same one. */
export function lately<T>(most: number): (numbers: readonly number[], make: () => T) => T {
  const known = new Map<string, T>();
  return (numbers, make) => {
    const key = numbers.join(" ");
    const made = known.get(key) ?? make();
    // The one that was asked for last stands last.
    known.delete(key);
    known.set(key, made);
    if (known.size > most) known.delete(known.keys().next().value!);
    return made;
  };
}
