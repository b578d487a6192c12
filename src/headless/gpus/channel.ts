import { createConnection, createServer, type Server, type Socket } from "node:net";
import { apart, bytesOf, bytesToSend, together } from "./message.ts";

/** Bytes in front of each message: how many its words and its tables take. */
const HEAD = 16;

/** The other end of a channel is gone. */
export class ChannelClosed extends Error {}

/**
 * Messages between two processes of one host, in their order, through a Unix socket: numbers, texts, typed arrays, which are copied once, on arrival.
 * What it costs, beside Node's own channel, is in docs/SCALING.md.
 */
export class Channel {
  readonly #socket: Socket;
  readonly #heard: unknown[] = [];
  readonly #waiting: { readonly resolve: (message: unknown) => void; readonly reject: (error: Error) => void }[] = [];
  #closed = false;
  #sent: Promise<void> = Promise.resolve();

  constructor(socket: Socket) {
    this.#socket = socket;
    const head = Buffer.alloc(HEAD);
    let parts: readonly Buffer[] = [head];
    let part = 0;
    let filled = 0;
    /** The parts of the message that the head announces; null: it is whole. */
    const next = (): readonly Buffer[] | null => {
      if (parts.length > 1) return null;
      const [words, tables] = [0, 8].map((at) => Number(head.readBigUInt64LE(at))) as [number, number];
      return [head, Buffer.allocUnsafeSlow(words), Buffer.from(new ArrayBuffer(tables))];
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
            this.#hear(together(parts[1]!, parts[2]!.buffer as ArrayBuffer));
            parts = [head];
            part = 0;
          }
        }
      }
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      this.#closed = true;
      for (const { reject } of this.#waiting.splice(0)) reject(new ChannelClosed("the other process has ended"));
    });
  }

  /**
   * Gives a message, once it is there and those before it are on their way. Resolves when its tables, which are not copied here, may be changed again.
   */
  send(message: unknown): Promise<void> {
    const given = Promise.resolve(message);
    this.#sent = Promise.all([given, this.#sent]).then(([ready]) => this.#write(ready));
    return this.#sent;
  }

  #write(message: unknown): Promise<void> {
    const { words, tables } = apart(message);
    const head = Buffer.alloc(HEAD);
    head.writeBigUInt64LE(BigInt(words.length));
    head.writeBigUInt64LE(BigInt(bytesOf(tables)), 8);
    this.#socket.cork();
    this.#socket.write(head);
    this.#socket.write(words);
    for (const table of tables.flatMap(bytesToSend)) this.#socket.write(table);
    return new Promise((resolve) => {
      // What the other end no longer takes is heard of where it is waited for.
      this.#socket.write(Buffer.alloc(0), () => resolve());
      this.#socket.uncork();
    });
  }

  /** The next message. Rejected where the other end is gone. */
  receive(): Promise<unknown> {
    if (this.#heard.length > 0) return Promise.resolve(this.#heard.shift());
    if (this.#closed) return Promise.reject(new ChannelClosed("the other process has ended"));
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  #hear(message: unknown): void {
    const next = this.#waiting.shift();
    if (next) next.resolve(message);
    else this.#heard.push(message);
  }

  /** Ends it, once all that was sent is on its way. */
  close(): void {
    this.#socket.end();
    this.#socket.unref();
  }
}

/** Where other processes find this one. */
export interface Door {
  /** The next process that comes. */
  readonly next: () => Promise<Channel>;
  readonly close: () => void;
}

/** Waits for channels at a path of the file system. */
export async function openDoor(path: string): Promise<Door> {
  const there: Channel[] = [];
  const waiting: ((channel: Channel) => void)[] = [];
  const server: Server = createServer((socket) => {
    const channel = new Channel(socket);
    const next = waiting.shift();
    if (next) next(channel);
    else there.push(channel);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  return {
    next: () => (there.length > 0 ? Promise.resolve(there.shift()!) : new Promise((resolve) => waiting.push(resolve))),
    close: () => server.close(),
  };
}

/** A channel to the process that waits at a path. */
export function knock(path: string): Promise<Channel> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path, () => {
      socket.off("error", reject);
      resolve(new Channel(socket));
    });
    socket.once("error", reject);
  });
}
