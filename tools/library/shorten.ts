/** Words of WGSL itself that locals of ours hide keep theirs, and so does what users write themselves: `ownField`. */
const BUILT_IN = new Set(
  "abs all any clamp cross distance dot floor fract length main max min mix ownField select sign step".split(" "),
);

const TOKEN = /#import \w+|@\w+|0x[\da-fA-F]+[iu]?|\d[\w.]*(?:(?<=e)-\d+\w?)?|\.\d\w*|[A-Za-z_]\w*|\s+|[^\sA-Za-z_\d]/g;
const NAME = /^[A-Za-z_]\w*$/;

/** The k-th short name: a letter, then digits; that of something outside of functions is written large. */
const short = (k: number, first: string): string =>
  String.fromCharCode(first.charCodeAt(0) + (k % 26)) + (k < 26 ? "" : Math.floor(k / 26 - 1));

/** A text in words and what stands between them; `within`: the number of the function that a word is in, -1 outside. */
interface Split {
  readonly words: readonly string[];
  readonly within: readonly number[];
}

function split(text: string): Split {
  const words = text.match(TOKEN) ?? [];
  if (words.join("") !== text) throw new Error("a text of WGSL has something that is no word of it");
  let [depth, current, count] = [0, -1, 0];
  const within = words.map((word) => {
    if (word === "fn" && depth === 0) current = count++;
    const at = current;
    if (word === "{") depth++;
    if (word === "}" && --depth === 0) current = -1;
    return at;
  });
  return { words, within };
}

/** The word before or behind another, white space left out. */
function beside(words: readonly string[], k: number, by: 1 | -1): string {
  let at = k + by;
  while (/^\s/.test(words[at] ?? "")) at += by;
  return words[at] ?? "";
}

/** Whether a word is a field of a struct: those have their names in TypeScript too. */
const isField = ({ words, within }: Split, k: number) =>
  beside(words, k, -1) === "." ||
  (within[k] === -1 && beside(words, k, 1) === ":" && /^[{,]$/.test(beside(words, k, -1)));

const isName = (one: Split, k: number) => NAME.test(one.words[k]!) && !BUILT_IN.has(one.words[k]!) && !isField(one, k);

/** Functions, structs, constants and variables of a workgroup: not bindings and overrides, whose names stand in TypeScript too. */
function isOutside({ words, within }: Split, k: number): boolean {
  const before = beside(words, k, -1);
  if (before === "fn" || before === "struct" || before === "alias") return true;
  if (within[k] !== -1) return false;
  return (
    before === "const" ||
    (before === ">" && /var<(workgroup|private)>\s*$/.test(words.slice(Math.max(0, k - 6), k).join("")))
  );
}

/** Overrides and bindings: TypeScript has their names. */
const isGiven = ({ words, within }: Split, k: number) => {
  if (within[k] !== -1 || !NAME.test(words[k]!)) return false;
  const before = beside(words, k, -1);
  return (
    before === "override" ||
    (before === ">" && /var<(uniform|storage)/.test(words.slice(Math.max(0, k - 9), k).join("")))
  );
};

/** Parameters and variables of functions. */
const isInside = ({ words, within }: Split, k: number) =>
  within[k] !== -1 &&
  (/^(let|var|const)$/.test(beside(words, k, -1)) || beside(words, k, 1) === ":") &&
  words[k] !== "default" &&
  beside(words, k, -1) !== "case";

/** Short names by names, in their order: what comes first is called alike in every function, which packs best. Words that are kept must not be like one. */
function shortNames(names: Iterable<string>, first: string, kept: ReadonlySet<string>): ReadonlyMap<string, string> {
  let k = 0;
  const next = (): string => {
    const name = short(k++, first);
    return kept.has(name) ? next() : name;
  };
  return new Map([...new Set(names)].map((name) => [name, next()]));
}

/** What each function declares. */
function insideOf(one: Split): ReadonlyMap<number, ReadonlySet<string>> {
  const inside = new Map<number, Set<string>>();
  one.words.forEach((word, k) => {
    const at = one.within[k]!;
    if (isName(one, k) && isInside(one, k)) inside.set(at, (inside.get(at) ?? new Set()).add(word));
  });
  return inside;
}

const BEFORE_SIGN = /(?<=[\w)\]]) (?=[-+*/%&|^<>=!])/g;
const BEHIND_SIGN = /(?<=[-+*/%&|^<>=!:,]) (?=[\w(])/g;

/** Without spaces between a sign and a word or bracket; those between two signs part them. */
const close = (text: string) => text.replaceAll(BEFORE_SIGN, "").replaceAll(BEHIND_SIGN, "");

/** Files of WGSL with short names wherever only WGSL uses a name: all together, for they import each other. Lines stay where they are. */
export function shorten(files: Readonly<Record<string, string>>): Record<string, string> {
  const texts = Object.entries(files).map(([file, text]) => {
    const one = split(text);
    return { file, one, inside: insideOf(one) };
  });
  // What one file calls a constant another lets the pipeline set, or binds.
  const given = new Set(texts.flatMap(({ one }) => one.words.filter((_, k) => isGiven(one, k))));
  const outside = new Set(texts.flatMap(({ one }) => one.words.filter((_, k) => isName(one, k) && isOutside(one, k))));
  for (const name of given) outside.delete(name);
  const keeps = ({ one, inside }: (typeof texts)[number]) =>
    one.words.filter((word, k) => !isName(one, k) || !(inside.get(one.within[k]!)?.has(word) || outside.has(word)));
  const kept = new Set(texts.flatMap(keeps));
  const names = shortNames(outside, "A", kept);
  return Object.fromEntries(
    texts.map(({ file, one, inside }) => {
      const own = new Map([...inside].map(([at, declared]) => [at, shortNames(declared, "a", kept)]));
      const now = (word: string, k: number) => own.get(one.within[k]!)?.get(word) ?? names.get(word) ?? word;
      return [file, close(one.words.map((word, k) => (isName(one, k) ? now(word, k) : word)).join(""))];
    }),
  );
}
