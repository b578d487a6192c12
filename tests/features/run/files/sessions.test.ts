import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { emptyBodies } from "../../../../src/data/bodies/bodies.ts";
import { unitsFrom } from "../../../../src/data/bodies/units.ts";
import { zipBytes } from "../../../../src/data/files/numpy/write.ts";
import { type ZipEntry, zipContent, zipEntries } from "../../../../src/data/files/numpy/zip.ts";
import { readSession, type Session, writeSession } from "../../../../src/data/files/session.ts";
import { SESSION_HEAD } from "../../../../src/data/files/sessionHead.ts";
import { bytesSource, type Source } from "../../../../src/data/files/source.ts";
import { HeldTime } from "../../../../src/features/run/files/heldTime.ts";
import { Sessions } from "../../../../src/features/run/files/sessions.ts";
import { viewOf } from "../../../../src/run/appearance.ts";
import type { Simulation } from "../../../../src/run/simulation.ts";
import type { Change, Wanted } from "../../../../src/run/wanted.ts";
import { newState } from "../../kit/fixtures.ts";

const COUNT = 5;

/** A run that has done 12 steps. */
function goodSession(): Session {
  const bodies = emptyBodies(COUNT, unitsFrom("kpc, 100 km/s", 1, 100));
  const table = (width: number) => Float32Array.from({ length: width * COUNT }, (_, k) => 1 + k / 8);
  return {
    about: {
      address: "?scenario=merger&n=5&seed=3&theta=0.6&eps=0.02&dt=0.0156&solver=bonsai&colour=speed",
      source: { kind: "scenario" },
      first: { radius: 3, direction: [0, 0, 1] },
      camera: [1, 2, 3, 0, 0, 0],
    },
    first: { ...bodies, mass: table(1), position: table(3), velocity: table(3) },
    state: {
      ...{ count: COUNT, steps: 12, time: 0.1875, energyOrigin: { total: -0.25, softening: 0.02 } },
      posMass: table(4),
      velocity: table(4),
      acceleration: table(4),
      id: Uint32Array.from([3, 1, 4, 0, 2]),
      status: Uint32Array.from({ length: 16 }, (_, k) => (k === 3 ? 12 : 0)),
    },
  };
}

/** The session file with its session.json, or one of its tables, exchanged. */
async function changed(name: string, change: (bytes: Uint8Array) => Uint8Array): Promise<Uint8Array> {
  const source = bytesSource(writeSession(goodSession()));
  const entries = (await zipEntries(source)).map(async (entry) => {
    const content = await contentOf(source, entry);
    return { name: entry.name, bytes: entry.name === name ? change(content) : content };
  });
  return zipBytes(await Promise.all(entries));
}

async function contentOf(source: Source, entry: ZipEntry): Promise<Uint8Array> {
  const content = await zipContent(source, entry, {});
  return content.read(0, content.size);
}

const withHead = (change: (head: Record<string, unknown>) => unknown) =>
  changed(SESSION_HEAD, (bytes) => {
    const head = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    return new TextEncoder().encode(String(change(head)));
  });

/** Opens a session file on a page whose engine only notes what it is asked to do. */
async function opened(bytes: Uint8Array) {
  const store = newState("?scenario=sphere");
  store.setState({ physics: { solvers: [{ name: "bonsai", title: "", help: "" }] }, compare: { comparing: true } });
  const begun: Change[] = [];
  const before = store.getState();
  const simulation = {
    source: {
      async readSession(file: Blob) {
        const session = await readSession(new Uint8Array(await file.arrayBuffer()));
        return { kind: "session", session, view: await viewOf(session.first) };
      },
    } as never,
    // As the run that is shown does it, where the engine can't be made.
    async replace(ask: (life: AbortSignal) => Promise<Wanted | null>) {
      try {
        const wanted = await ask(new AbortController().signal);
        if (wanted) begun.push(wanted.change);
      } catch (error) {
        store.getState().messages.say("error", (error as Error).message);
      }
      return "failed";
    },
    engine: null,
    picture: null,
    run: null,
  } as unknown as Simulation;
  const sessions = new Sessions(store, simulation, new HeldTime(store));
  const file = new File([bytes as Uint8Array<ArrayBuffer>], "run.session.npz");
  await sessions.open(file, 1);
  const {
    messages: { messages },
    ...after
  } = store.getState();
  const {
    messages: { messages: _ },
    ...old
  } = before;
  return { begun, messages: messages.map((m) => m.text), after, before: old };
}

function expectFinite(change: Change): void {
  const { first, settings } = change;
  const numbers = [first!.radius, ...first!.direction, ...(first!.centre ?? []), ...Object.values(settings!)];
  expect(numbers.every(Number.isFinite)).toBe(true);
  expect(first!.radius).toBeGreaterThan(0);
}

describe("a session from outside", () => {
  test("that is whole begins its run, and a run that can't begin leaves the old one as it was", async () => {
    const { begun, messages, after, before } = await opened(writeSession(goodSession()));
    expect(messages).toEqual([]);
    expect(begun).toHaveLength(1);
    expect(begun[0]).toMatchObject({
      settings: { theta: 0.6, softening: 0.02 },
      first: { radius: 3 },
      shown: "merger",
    });
    expect(after).toEqual(before);
  });

  /** Every place of session.json, by its keys. */
  const places = (value: unknown, path: readonly string[] = []): string[][] => [
    [...path],
    ...(value && typeof value === "object"
      ? Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))
      : []),
  ];

  /** It begins in order, or changes nothing and says one line. */
  async function expectInOrder(bytes: Uint8Array): Promise<void> {
    const { begun, messages, after, before } = await opened(bytes);
    for (const line of messages) expect(line).not.toMatch(/[\n\r]/);
    expect(after).toEqual(before);
    if (begun.length === 0) expect(messages).toHaveLength(1);
    else expectFinite(begun[0]!);
  }

  test("with anything anywhere in its head begins in order, or changes nothing and says one line", async () => {
    const good = await withHead((head) => JSON.stringify(head));
    const source = bytesSource(good);
    const entry = (await zipEntries(source)).find((e) => e.name === SESSION_HEAD)!;
    const head = JSON.parse(new TextDecoder().decode(await contentOf(source, entry))) as Record<string, unknown>;
    const anything = fc.oneof(
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc.constantFrom("1e999", "-1", "0", "null", '"NaN"', "[]", "{}", "1.5", '"?n=2\\n3"', "[1,2,3,1,2,3]", "[0,0,0]"),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places(head)), anything, async (path, put) => {
        const MARK = "here it goes";
        const bytes = await withHead((whole) => {
          if (path.length === 0) return put;
          let at = whole;
          for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
          at[path.at(-1)!] = MARK;
          return JSON.stringify(whole).replace(JSON.stringify(MARK), () => put);
        });
        await expectInOrder(bytes);
      }),
      { numRuns: 400 },
    );
  });

  test("with bytes changed, lost or added anywhere begins in order, or changes nothing and says one line", async () => {
    const good = writeSession(goodSession());
    // Behind what says that it is a session at all.
    const place = fc.integer({ min: 64, max: good.length - 1 });
    const change = fc.oneof(
      fc.array(fc.tuple(place, fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 4 }).map((all) => {
        const bytes = good.slice();
        for (const [at, byte] of all) bytes[at] = byte;
        return bytes;
      }),
      place.map((at) => good.slice(0, at)),
      fc.tuple(place, fc.uint8Array({ maxLength: 40 })).map(([at, more]) => {
        return Uint8Array.from([...good.subarray(0, at), ...more, ...good.subarray(at)]);
      }),
    );
    await fc.assert(
      fc.asyncProperty(change, async (bytes) => {
        await expectInOrder(bytes);
      }),
      { numRuns: 400 },
    );
  });

  const about = (put: object) => (head: Record<string, unknown>) =>
    JSON.stringify({ ...head, about: { ...(head.about as object), ...put } });
  const head = (put: object) => (whole: Record<string, unknown>) => JSON.stringify({ ...whole, ...put });

  test.each<[string, (head: Record<string, unknown>) => string, RegExp]>([
    ["a camera of five numbers", about({ camera: [1, 2, 3, 4, 5] }), /camera/],
    ["a camera that is on what it looks at", about({ camera: [1, 2, 3, 1, 2, 3] }), /camera/],
    ["a first view of no size", about({ first: { radius: 0, direction: [0, 0, 1] } }), /first\.radius/],
    ["a first view from nowhere", about({ first: { radius: 1, direction: [0, 0, 0] } }), /first\.direction/],
    ["a source of another kind", about({ source: { kind: "net" } }), /source/],
    ["no address", about({ address: undefined }), /address/],
    ["half a body", head({ count: 4.5 }), /count/],
    ["another count than its tables", head({ count: 6 }), /id has shape/],
    ["steps below none", head({ steps: -1 }), /steps/],
    ["no time", head({ time: null }), /time/],
    ["an energy that is a word", head({ energyOrigin: { total: "low", softening: 0 } }), /energyOrigin/],
    ["no units", head({ first: { time: 0 } }), /first\.units/],
    ["units without gravity", head({ first: { time: 0, units: { name: "x", gravity: 0 } } }), /gravity/],
    [
      "units of negative length",
      head({ first: { time: 0, units: { name: "x", gravity: 1, lengthKpc: -1, massMsun: 1, velocityKms: 1 } } }),
      /lengthKpc/,
    ],
    ["another version", head({ version: 2 }), /version/],
  ])("with %s is refused in one line that names it", async (_, change, why) => {
    const { begun, messages, after, before } = await opened(await withHead(change));
    expect(begun).toEqual([]);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(why);
    expect(messages[0]).not.toContain("\n");
    expect(after).toEqual(before);
  });

  const at = (name: string, k: number, value: number, kind: typeof Float32Array | typeof Uint32Array = Float32Array) =>
    changed(`${name}.npy`, (bytes) => {
      const copy = bytes.slice();
      const number = new Uint8Array(kind.of(value).buffer);
      copy.set(number, copy.length - ({ order: COUNT, status: 16, weight: COUNT }[name] ?? 3 * COUNT) * 4 + 4 * k);
      return copy;
    });

  test.each<[string, () => Promise<Uint8Array>, RegExp]>([
    ["a position that is no number", () => at("position", 4, Number.NaN), /position of body 1/],
    ["an infinite velocity", () => at("velocity", 14, Number.POSITIVE_INFINITY), /velocity of body 4/],
    ["a negative mass", () => at("weight", 2, -1), /mass of body 2/],
    ["a body twice in its order", () => at("order", 0, 1, Uint32Array), /order/],
    [
      "bodies that waited for larger buffers",
      () => at("status", 0, 1, Uint32Array),
      /the tree did not fit its buffers/,
    ],
  ])("with %s is refused in one line that names it", async (_, make, why) => {
    vi.stubGlobal("GPUError", Error);
    const { begun, messages, after, before } = await opened(await make());
    expect(begun).toEqual([]);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(why);
    expect(messages[0]).not.toContain("\n");
    expect(after).toEqual(before);
    vi.unstubAllGlobals();
  });
});
