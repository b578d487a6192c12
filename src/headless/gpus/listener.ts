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
export function connect(path: string): Promise<Channel> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path, () => {
      socket.off("error", reject);
      resolve(new Channel(socket));
    });
    socket.once("error", reject);
  });
}
