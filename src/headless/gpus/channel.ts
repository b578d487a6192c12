import type { Socket } from "node:net";
import { deserialize, serialize } from "node:v8";
import type { Room } from "../../engine/domains/index.ts";
import { apart, bytesOf, bytesToSend, together } from "./message.ts";
import { SharedMemory, STRIPES } from "./sharedMemory.ts";

/** Bytes in front of each message: what it is, and how many bytes its words and its tables take. */
const HEAD = 24;
/** Tables behind the words; tables in shared memory; words that the channel says for itself. */
const [WHOLE, SHARED, OWN] = [0, 1, 2];
/** Tables of fewer bytes go through the socket. */
const FEW = 2 ** 16;

/**
 * What one end tells the other of shared memory: where to find it; whether it was found; which stripe is full, or null: there is too little, and the message
 * comes again; that all was read, and it may be filled again.
 */
type Own =
  | { readonly find: string }
  | { readonly found: boolean }
  | { readonly full: number | null }
  | { readonly taken: true };

/** The other end of a channel is gone. */
export class ChannelClosed extends Error {
  constructor() {
    super("the other process has ended");
  }
}

/** A message as it came. */
interface Heard {
  readonly words: Buffer;
  /** Its tables; null: so many bytes in shared memory, of which each stripe is full one day, or not (false). */
  readonly tables: ArrayBuffer | null;
  readonly bytes: number;
  readonly full: readonly Waiting<boolean>[];
  readonly fills: readonly Promise<boolean>[];
}

/** A message that came, and is waited for where its tables are not there yet. */
function heard(words: Buffer, tables: ArrayBuffer | null, bytes: number): Heard {
  const full: Waiting<boolean>[] = [];
  const fills = Array.from(
    { length: tables ? 0 : STRIPES },
    () => new Promise<boolean>((resolve, reject) => full.push({ resolve, reject })),
  );
  for (const fill of fills) fill.catch(() => {});
  return { words, tables, bytes, full, fills };
}

/** Something that is waited for, and that the end of the channel ends. */
interface Waiting<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Messages between two processes of one host, in their order: numbers, texts, typed arrays, which are copied once, on arrival. Through a Unix socket, and
 * large tables through shared memory once both ends share some. What it costs, beside Node's own channel, is in docs/reference/scaling.md.
 */
export class Channel {
  readonly #socket: Socket;
  readonly #heard: Heard[] = [];
  readonly #waiting: Waiting<Heard>[] = [];
  #closed = false;
  #sent: Promise<void> = Promise.resolve();
  /** What this end fills; null: none is shared. */
  #out: SharedMemory | null = null;
  /** What it reads. */
  #in: Promise<SharedMemory | null> = Promise.resolve(null);
  #found: (found: boolean) => void = () => {};
  /** The other end has read what was put there last. */
  #taken: Promise<void> = Promise.resolve();
  #take: () => void = () => {};
  /** The last message in shared memory that was heard of. */
  #filling: Heard | null = null;
  /** What was asked for is read, one message after the other. */
  #read: Promise<unknown> = Promise.resolve();

  constructor(socket: Socket) {
    this.#socket = socket;
    const head = Buffer.alloc(HEAD);
    let parts: readonly Buffer[] = [head];
    let part = 0;
    let filled = 0;
    const number = (at: number) => Number(head.readBigUInt64LE(at));
    /** The parts of the message that the head announces; null: it is whole. */
    const next = (): readonly Buffer[] | null => {
      if (parts.length > 1) return null;
      const bytes = number(0) === SHARED ? 0 : number(16);
      return [head, Buffer.allocUnsafeSlow(number(8)), Buffer.from(new ArrayBuffer(bytes))];
    };
    socket.on("data", (piece: Buffer) => {
      for (let from = 0; from < piece.length; ) {
        const into = parts[part]!;
        const copied = piece.copy(into, filled, from, from + into.length - filled);
        from += copied;
        filled += copied;
        while (part < parts.length && filled === parts[part]!.length) {
          part++;
          filled = 0;
          if (part < parts.length) continue;
          const more = next();
          if (more) parts = more;
          else {
            const [, words, tables] = parts as [Buffer, Buffer, Buffer];
            const shared = number(0) === SHARED;
            if (number(0) === OWN) this.#hearOwn(deserialize(words) as Own);
            else this.#hear(heard(words, shared ? null : (tables.buffer as ArrayBuffer), number(16)));
            parts = [head];
            part = 0;
          }
        }
      }
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      this.#closed = true;
      for (const { reject } of this.#waiting.splice(0)) reject(new ChannelClosed());
      this.#found(false);
      this.#take();
      for (const { reject } of this.#filling?.full ?? []) reject(new ChannelClosed());
      this.#leave();
    });
  }

  /** Of a channel that is closed what is in shared memory is kept until it is read. */
  #leave(): void {
    if (!this.#closed || this.#heard.length > 0) return;
    void this.#out?.close();
    void Promise.all([this.#in, this.#read]).then(([stripes]) => stripes?.close());
  }

  /** Lets large tables that this end sends go through shared memory, where both ends can open some; `root`: where. Resolves to whether they do. */
  async share(root?: string): Promise<boolean> {
    const made = await SharedMemory.make(root);
    if (!made) return false;
    const found = await new Promise<boolean>((resolve) => {
      this.#found = resolve;
      if (this.#closed) resolve(false);
      else this.#tell({ find: made.folder });
    });
    await made.unname();
    if (found) this.#out = made;
    else await made.close();
    return found;
  }

  #tell(own: Own): void {
    void this.#say(OWN, serialize(own), 0, []);
  }

  #hearOwn(own: Own): void {
    if ("find" in own) {
      this.#in = SharedMemory.find(own.find);
      void this.#in.then((stripes) => this.#tell({ found: stripes !== null }));
    } else if ("found" in own) this.#found(own.found);
    else if ("full" in own) {
      const { full } = this.#filling!;
      for (const { resolve } of own.full === null ? full : full.slice(own.full, own.full + 1))
        resolve(own.full !== null);
    } else this.#take();
  }

  /**
   * Gives a message, once it is there and those before it are on their way. Resolves when its tables, which are not copied here, may be changed again.
   */
  send(message: unknown): Promise<void> {
    const given = Promise.resolve(message);
    this.#sent = Promise.all([given, this.#sent]).then(([ready]) => this.#write(ready));
    return this.#sent;
  }

  async #write(message: unknown): Promise<void> {
    const { words, tables } = apart(message);
    const bytes = bytesOf(tables);
    const pieces = tables.flatMap(bytesToSend);
    if (bytes >= FEW && (await this.#fill(words, bytes, pieces))) return;
    return this.#say(WHOLE, words, bytes, pieces);
  }

  /**
   * Puts a message's pieces into shared memory once the other end is done with what is there, which reads each stripe as it is full. False where there is no
   * such memory, or too little: then never again.
   */
  async #fill(words: Buffer, bytes: number, pieces: readonly Uint8Array[]): Promise<boolean> {
    if (!this.#out) return false;
    await this.#taken;
    if (this.#closed) return false;
    this.#taken = new Promise((resolve) => {
      this.#take = resolve;
    });
    void this.#say(SHARED, words, bytes, []);
    try {
      await this.#out.fill(pieces, (full) => this.#tell({ full }));
      return true;
    } catch {
      this.#tell({ full: null });
      await this.#out.close();
      this.#out = null;
      return false;
    }
  }

  /** Resolves when all is on its way; what the other end no longer takes is heard of where it is waited for. */
  #say(what: number, words: Buffer, bytes: number, pieces: readonly Uint8Array[]): Promise<void> {
    const head = Buffer.alloc(HEAD);
    [what, words.length, bytes].forEach((value, k) => {
      head.writeBigUInt64LE(BigInt(value), 8 * k);
    });
    this.#socket.cork();
    this.#socket.write(head);
    this.#socket.write(words);
    for (const piece of pieces) this.#socket.write(piece);
    return new Promise((resolve) => {
      this.#socket.write(Buffer.alloc(0), () => resolve());
      this.#socket.uncork();
    });
  }

  /** The next message, with large tables where `room` says, else in memory of their own. Rejected where the other end is gone. */
  receive(room: Room = (bytes) => new Uint8Array(bytes)): Promise<unknown> {
    const read = this.#read.then(async (): Promise<unknown> => {
      const { words, tables, bytes, fills } = await this.#next();
      if (tables) return together(words, tables);
      const into = await room(bytes);
      let whole = true;
      await (await this.#in)!.read(into, async (stripe) => {
        const full = await fills[stripe]!;
        whole &&= full;
        return full;
      });
      if (whole) {
        this.#tell({ taken: true });
        return together(words, into.buffer, into.byteOffset);
      }
      const again = (await this.#next()).tables!;
      into.set(new Uint8Array(again));
      return together(words, into.buffer, into.byteOffset);
    });
    // Who comes next must not fail with this one.
    this.#read = read.catch(() => {});
    this.#leave();
    return read;
  }

  #next(): Promise<Heard> {
    if (this.#heard.length > 0) return Promise.resolve(this.#heard.shift()!);
    if (this.#closed) return Promise.reject(new ChannelClosed());
    const next = new Promise<Heard>((resolve, reject) => this.#waiting.push({ resolve, reject }));
    next.catch(() => {});
    return next;
  }

  #hear(message: Heard): void {
    if (!message.tables) this.#filling = message;
    const next = this.#waiting.shift();
    if (next) next.resolve(message);
    else this.#heard.push(message);
  }

  /** Resolves when all that was given so far is on its way. */
  async sent(): Promise<void> {
    await this.#sent.catch(() => {});
  }

  /** Ends it, once all that was sent is on its way. */
  close(): void {
    this.#socket.end();
    this.#socket.unref();
  }
}
