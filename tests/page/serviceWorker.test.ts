import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listFiles } from "../../tools/serviceWorker.ts";

const ORIGIN = "https://example.org";
const WORKER = readFileSync("public/sw.js", "utf8");

/** The browser's caches, as far as the worker asks for them. */
class Caches {
  readonly kept = new Map<string, Map<string, Response>>();
  full = false;

  async open(name: string) {
    if (!this.kept.has(name)) this.kept.set(name, new Map());
    const cache = this.kept.get(name)!;
    return {
      put: async (url: string, response: Response) => {
        if (this.full) throw new Error("QuotaExceededError");
        cache.set(url, response);
      },
    };
  }

  async match(url: string, { cacheName }: { cacheName?: string } = {}) {
    for (const [name, cache] of this.kept) {
      if (cacheName === undefined || name === cacheName) {
        const found = cache.get(url)?.clone();
        if (found) return found;
      }
    }
    return undefined;
  }

  keys = async () => [...this.kept.keys()];
  delete = async (name: string) => this.kept.delete(name);
}

type Listener = (event: object) => void;

/** A browser with its caches, and the folder that a server shows it. */
class Browser {
  readonly caches = new Caches();
  folder = "";
  /** What the network does instead. */
  fault: ((url: string) => Response | null) | null = null;
  asked: string[] = [];
  #listeners = new Map<string, Listener>();

  fetch = async (request: string | { url: string }): Promise<Response> => {
    const url = typeof request === "string" ? request : request.url;
    this.asked.push(url);
    const broken = this.fault?.(url);
    if (broken) return broken;
    const path = new URL(url).pathname.slice(1) || "index.html";
    try {
      return new Response(readFileSync(join(this.folder, path)), { headers: { "content-encoding": "gzip" } });
    } catch {
      return new Response("no such file", { status: 404 });
    }
  };

  /** Takes the server's worker; false where it could not be installed and the one before stays. */
  async update(): Promise<boolean> {
    const listeners = new Map<string, Listener>();
    const self = {
      location: { href: `${ORIGIN}/sw.js` },
      addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
      skipWaiting: async () => {},
      clients: { claim: async () => {} },
    };
    const words = readFileSync(join(this.folder, "sw.js"), "utf8");
    new Function("self", "caches", "fetch", words)(self, this.caches, this.fetch);
    try {
      await this.#wait(listeners, "install");
    } catch {
      return false;
    }
    this.#listeners = listeners;
    await this.#wait(listeners, "activate");
    return true;
  }

  async #wait(listeners: Map<string, Listener>, kind: string): Promise<void> {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(kind)!({
      waitUntil: (promise: Promise<unknown>) => {
        work = promise;
      },
    });
    await work;
  }

  /** What a page gets for an address; "status" where that is not 200. */
  async get(path: string, mode = "no-cors", method = "GET"): Promise<string | number> {
    const response = await this.answer(path, mode, method);
    return response.ok ? await response.text() : response.status;
  }

  async answer(path: string, mode = "no-cors", method = "GET"): Promise<Response> {
    const request = { url: new URL(path, ORIGIN).href, mode, method };
    let answer: Promise<Response> | null = null;
    this.#listeners.get("fetch")?.({
      request,
      respondWith: (promise: Promise<Response>) => {
        answer = promise;
      },
    });
    return answer ?? this.fetch(request);
  }

  open = (address = "/?n=5") => this.get(address, "navigate");
}

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A version of the page: its index names its script, which names its lazy part. */
function version(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), "antennae-sw-"));
  folders.push(folder);
  const files = {
    "index.html": `page of ${name}`,
    [`assets/main-${name}.js`]: `script of ${name}`,
    [`assets/plots-${name}.js`]: `lazy part of ${name}`,
    "assets/hdf5.wasm": "the same in all",
    "icon.svg": "icon",
  };
  for (const [path, words] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), words);
  }
  listFiles(folder, WORKER);
  return folder;
}

const offline = () => {
  throw new TypeError("Failed to fetch");
};

describe("the service worker", () => {
  let browser: Browser;
  beforeEach(async () => {
    browser = new Browser();
    browser.folder = version("one");
    expect(await browser.update()).toBe(true);
  });

  test("keeps all files of a version, also those that were not asked for", async () => {
    browser.fault = offline;
    expect(await browser.open()).toBe("page of one");
    expect(await browser.open("/index.html")).toBe("page of one");
    expect(await browser.get("/assets/main-one.js")).toBe("script of one");
    expect(await browser.get("/assets/plots-one.js")).toBe("lazy part of one");
    expect(await browser.get("/assets/hdf5.wasm")).toBe("the same in all");
  });

  test("isolates the page and its threads, so that they can share memory, whatever the server sends", async () => {
    const answers = [await browser.answer("/?n=5", "navigate"), await browser.answer("/assets/main-one.js")];
    // What this version does not have comes from the network.
    writeFileSync(join(browser.folder, "assets/late.js"), "late");
    for (const { headers } of [...answers, await browser.answer("/assets/late.js")]) {
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-embedder-policy")).toBe("require-corp");
    }
  });

  test("never gives the index of one version with scripts of another, whatever the server says in between", async () => {
    // The new files are up, the new worker isn't there yet.
    const next = version("two");
    const worker = readFileSync(join(browser.folder, "sw.js"), "utf8");
    browser.folder = next;
    expect(await browser.open()).toBe("page of one");
    expect(await browser.get("/assets/main-one.js")).toBe("script of one");
    // The worker is still that of the first version, whose files are gone: nothing new, nothing lost.
    writeFileSync(join(next, "sw.js"), `${worker}\n// again`);
    expect(await browser.update()).toBe(true);
    expect(await browser.open()).toBe("page of one");
  });

  test("a new version is taken at the next load; pages of the old one find their lazy parts", async () => {
    browser.folder = version("two");
    expect(await browser.update()).toBe(true);
    expect(await browser.open()).toBe("page of two");
    expect(await browser.get("/assets/main-two.js")).toBe("script of two");
    // A page that is still open.
    expect(await browser.get("/assets/plots-one.js")).toBe("lazy part of one");
    // What did not change was not fetched again.
    expect(browser.asked.filter((url) => url.endsWith("hdf5.wasm"))).toHaveLength(1);
  });

  test.each<[string, (url: string) => Response | null]>([
    ["a server that fails", () => new Response("sorry", { status: 503 })],
    ["a hotel that wants to be paid first", () => new Response("please log in")],
    ["a network that ends half way", (url) => (url.includes("main") ? offline() : null)],
    ["files of yet another version", (url) => (url === `${ORIGIN}/` ? new Response("page of three") : null)],
  ])("%s takes nothing away: the old version stays as a whole", async (_, fault) => {
    browser.folder = version("two");
    browser.fault = fault;
    expect(await browser.update()).toBe(false);
    expect(await browser.open()).toBe("page of one");
    expect(await browser.get("/assets/plots-one.js")).toBe("lazy part of one");
    browser.fault = null;
    expect(await browser.update()).toBe(true);
    expect(await browser.open()).toBe("page of two");
  });

  test("a full disk takes nothing away, and leaves no half of a version", async () => {
    browser.folder = version("two");
    browser.caches.full = true;
    expect(await browser.update()).toBe(false);
    expect(await browser.caches.keys()).toHaveLength(1);
    expect(await browser.open()).toBe("page of one");
  });

  test("three versions are kept at most, and of other files of the site nothing", async () => {
    await browser.caches.open("antennae");
    await browser.caches.open("another page's");
    for (const name of ["two", "three", "four", "five"]) {
      browser.folder = version(name);
      await browser.update();
    }
    const kept = [...browser.caches.kept].filter(([name]) => name.startsWith("antennae"));
    expect(kept).toHaveLength(3);
    expect(browser.caches.kept.has("another page's")).toBe(true);
    writeFileSync(join(browser.folder, "snapshot.hdf5"), "gigabytes");
    expect(await browser.get("/snapshot.hdf5")).toBe("gigabytes");
    expect(await browser.get("/assets/none.js")).toBe(404);
    expect(await browser.get("/sw.js", "no-cors", "HEAD")).toContain("VERSION");
    for (const [, files] of kept) expect(files.size).toBe(5);
  });
});
