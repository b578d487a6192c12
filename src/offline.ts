/** Milliseconds after which the page is at rest and its files are kept for use without a network. */
const REST = 8000;

/** The cache that public/sw.js serves from. */
const CACHE = "antennae";

/** Registers public/sw.js and keeps the files that are loaded already. Without it the page works all the same. */
export async function keepOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await new Promise((resolve) => setTimeout(resolve, REST));
  try {
    await navigator.serviceWorker.register("./sw.js");
    const own = performance
      .getEntriesByType("resource")
      .map((entry) => entry.name)
      .filter((name) => name.startsWith(location.origin));
    const cache = await caches.open(CACHE);
    const files = new Set([`${location.origin}${location.pathname}`, ...own]);
    await Promise.allSettled([...files].map((file) => cache.add(file)));
  } catch {
    // Storage is off or full: only the use without a network is lost.
  }
}
