/** Words by their keys: strings, functions that make them, lists, and records of these. */
export type Words = Readonly<Record<string, unknown>>;

/** What a language says instead of the English: by place ("physics"), and there by the keys of its English words. */
export type Translation = Readonly<Record<string, Words>>;
