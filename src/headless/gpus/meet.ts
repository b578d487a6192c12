import { join } from "node:path";
import type { Peers, Room } from "../../engine/domains/index.ts";
import type { Channel } from "./channel.ts";
import { connect, type Listener, listen } from "./listener.ts";

const socketOf = (folder: string, index: number) => join(folder, `${index}.sock`);

export interface DistantPeers extends Peers {
  close(): void;
}

/** Waits for the others from now on: once all do, they can `meet`. */
export const open = (folder: string, index: number): Promise<Listener> => listen(socketOf(folder, index));

/** Channels to all other processes of a run: each connects to those before it. `listener`: its own. */
export async function meet(listener: Listener, folder: string, index: number, count: number): Promise<DistantPeers> {
  const channels: (Channel | null)[] = new Array<Channel | null>(count).fill(null);
  for (let k = 0; k < index; k++) {
    channels[k] = await connect(socketOf(folder, k));
    await channels[k]!.send(index);
  }
  for (let k = index + 1; k < count; k++) {
    const channel = await listener.next();
    channels[(await channel.receive()) as number] = channel;
  }
  listener.close();
  await Promise.all(channels.map((channel) => channel?.share()));
  return {
    index,
    count,
    exchange<T>(messages: readonly (T | Promise<T>)[], room?: Room): Promise<T>[] {
      return channels.map((channel, k) => {
        if (!channel) return Promise.resolve(messages[k]!);
        // What was not sent its maker says, and what was not heard is asked for one by one.
        channel.send(messages[k]!).catch(() => {});
        const heard = channel.receive(room) as Promise<T>;
        heard.catch(() => {});
        return heard;
      });
    },
    async sent() {
      await Promise.all(channels.map((channel) => channel?.sent()));
    },
    close() {
      for (const channel of channels) channel?.close();
    },
  };
}
