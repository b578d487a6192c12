export const ENGLISH = "en";

/** Where the choice is kept. */
const KEY = "antennae.language";

/** The language of a wish, where there is it: "de-CH" is spoken where there is "de". */
export function known(wish: string | null | undefined, languages: readonly string[]): string | undefined {
  return languages.find((code) => code === languageOf(wish ?? ""));
}

/** The first language of the wishes that there is, else English. */
export function firstKnown(wishes: readonly (string | null | undefined)[], languages: readonly string[]): string {
  for (const wish of wishes) {
    const code = known(wish, languages);
    if (code) return code;
  }
  return ENGLISH;
}

/** Numbers are written as in the reader's own country, where that speaks the language: "de-CH" for "de". */
export function localeFor(code: string, preferred: readonly string[]): string {
  return preferred.find((tag) => languageOf(tag) === code) ?? code;
}

const languageOf = (tag: string) => tag.toLowerCase().split("-")[0];

/** A choice for good, or for this tab where a link asks for it. */
const PLACES = { tab: () => sessionStorage, browser: () => localStorage };

export function keep(place: keyof typeof PLACES, code: string): void {
  try {
    PLACES[place]().setItem(KEY, code);
  } catch {
    // The browser keeps nothing: the choice holds as long as its page.
  }
}

/** What was kept, the tab's first. */
export function remembered(): (string | null)[] {
  return Object.values(PLACES).map((place) => {
    try {
      return place().getItem(KEY);
    } catch {
      return null;
    }
  });
}

/** Keeps the choice and reloads the page with it. */
export function chooseLanguage(code: string): void {
  keep("browser", code);
  keep("tab", code);
  const address = new URL(location.href);
  // Where nothing can be kept the address says it.
  if (!remembered().includes(code)) address.searchParams.set("lang", code);
  else address.searchParams.delete("lang");
  history.replaceState(null, "", address);
  location.reload();
}

/** What a language calls itself: "Deutsch". */
export function nameOfLanguage(code: string): string {
  return new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
}
