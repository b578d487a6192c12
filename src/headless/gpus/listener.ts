import { once } from "node:events";
import { createConnection, createServer, type Server } from "node:net";
import { Channel } from "./channel.ts";

/** Where other processes find this one. */
export interface Listener {
  /** The next process that comes. */
  readonly next: () => Promise<Channel>;
  readonly close: () => void;
}

/** Waits for channels at a path of the file system. */
export async function listen(path: string): Promise<Listener> {
  const there: Channel[] = [];
  const waiting: ((channel: Channel) => void)[] = [];
  const server: Server = createServer((socket) => {
    const channel = new Channel(socket);
    const next = waiting.shift();
    if (next) next(channel);
    else there.push(channel);
  });
  await once(server.listen(path), "listening");
  return {
    next: () => (there.length > 0 ? Promise.resolve(there.shift()!) : new Promise((resolve) => waiting.push(resolve))),
    close: () => server.close(),
  };
}

/** A channel to the process that waits at a path. */
export async function connect(path: string): Promise<Channel> {
  const socket = createConnection(path);
  await once(socket, "connect");
  return new Channel(socket);
}
