// Keeps the page usable without a network, one version at a time: a version is all files of one build, named with their
// SHA-256 in front of this text (tools/serviceWorker.ts). It is kept as a whole or not at all, and never changed.
// A page gets the version that is newest when it is loaded; pages of older versions find their parts in theirs.
/* global VERSION, FILES */

const NAME = "antennae";
const CACHE = `${NAME}-${VERSION}`;

/** Older versions that are kept for pages that are still open. */
const OLDER = 2;

const PAGE = "index.html";
const SCOPE = new URL("./", self.location.href);
const urlOf = (file) => new URL(file === PAGE ? "./" : file, SCOPE).href;

self.addEventListener("install", (event) => event.waitUntil(keep().then(() => self.skipWaiting())));

self.addEventListener("activate", (event) => event.waitUntil(Promise.all([self.clients.claim(), forgetOldest()])));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return;
  const file = url.pathname.slice(SCOPE.pathname.length);
  if (request.mode === "navigate") {
    if (file === "" || file === PAGE) event.respondWith(answer(urlOf(PAGE), request));
  } else if (Object.hasOwn(FILES, file) || file.startsWith("assets/")) {
    event.respondWith(answer(url.origin + url.pathname, request));
  }
});

/** With these a page has memory that threads share; hosts of plain files can't send them. */
const ISOLATED = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };

/** What this version has, then what an older one has (names of parts hold their content), then the network. */
async function answer(url, request) {
  const own = await caches.match(url, { cacheName: CACHE, ignoreVary: true });
  const response = own ?? (await caches.match(url, { ignoreVary: true })) ?? (await fetch(request));
  // What is not there, or elsewhere, goes to the page as it came.
  if (!response.ok) return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(ISOLATED)) headers.set(name, value);
  return new Response(response.body, { headers });
}

/** All files, each as the build made it. Where one is missing or another one, none is kept, and what was kept before stays. */
async function keep() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(Object.entries(FILES).map(([file, hash]) => keepFile(cache, file, hash)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function keepFile(cache, file, hash) {
  const url = urlOf(file);
  const known = await caches.match(url, { ignoreVary: true });
  if (known) {
    const bytes = await known.clone().arrayBuffer();
    if ((await hashOf(bytes)) === hash) return cache.put(url, known);
  }
  const response = await fetch(url, { cache: "no-cache" });
  const bytes = await response.arrayBuffer();
  if (!response.ok || (await hashOf(bytes)) !== hash) {
    throw new Error(`${url} is not of version ${VERSION} (status ${response.status})`);
  }
  const headers = new Headers(response.headers);
  // Of the way here, not of what came.
  for (const name of ["content-encoding", "content-length", "set-cookie"]) headers.delete(name);
  return cache.put(url, new Response(bytes, { headers }));
}

async function hashOf(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Names come in the order in which caches were made. */
async function forgetOldest() {
  const names = await caches.keys();
  const older = names.filter((name) => name !== CACHE && (name === NAME || name.startsWith(`${NAME}-`)));
  await Promise.all(older.slice(0, -OLDER).map((name) => caches.delete(name)));
}
