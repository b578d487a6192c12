/** Milliseconds after which the page is at rest and all its files are fetched for use without a network. */
const REST = 8000;

/** Registers the service worker, which keeps this version of the page (public/sw.js). Without it the page works all the same. */
export async function keepOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await new Promise((resolve) => setTimeout(resolve, REST));
  try {
    await navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" });
  } catch {
    // Storage is off or full: only the use without a network is lost.
  }
}
