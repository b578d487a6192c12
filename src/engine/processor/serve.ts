import { Commands } from "./commands.ts";
import { ComputeThread } from "./computeThread.ts";
import { firstSizes, layoutOf } from "./layout.ts";
import { makeMemory } from "./memory.ts";
import type { FromWorker, ToWorker } from "./pool.ts";
import { OtherFailed } from "./team.ts";

/** A worker's life: returns what is to be called with each message; answers go to `post`. */
export function serve(post: (message: FromWorker) => void): (message: ToWorker) => void {
  let thread: ComputeThread | null = null;
  let commands: Commands | null = null;
  let last: Promise<void> = Promise.resolve();

  async function take(message: ToWorker): Promise<void> {
    if ("setup" in message) {
      const { setup } = message;
      const sizes = firstSizes(setup.n, setup.threads, setup.columns);
      const memory = setup.memory ?? makeMemory(layoutOf(sizes).bytes, false);
      thread = await ComputeThread.create({ ...setup, memory });
      commands = new Commands(thread);
      post({ number: 0, answer: null });
      return;
    }
    if (commands) post({ number: message.number, answer: await commands.run(message.command) });
  }

  return (message) => {
    last = last
      .then(() => take(message))
      .catch((error: unknown) => {
        thread?.team.fail();
        if (error instanceof OtherFailed) return;
        const number = "number" in message ? message.number : 0;
        post({ number, error: error instanceof Error ? error.message : String(error) });
      });
  };
}
