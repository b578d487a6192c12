import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A remote value of WebDriver BiDi, of the kinds that a bench asks for: text, since numbers and lists travel as JSON. */
interface Evaluated {
  readonly type: "success" | "exception";
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/**
 * Firefox by the protocol that it speaks itself, WebDriver BiDi over a websocket (w3.org/TR/webdriver-bidi). Playwright's own client
 * asks for `emulation.setMediaFeaturesOverride` when it makes a window, which Firefox 153 does not have.
 */
export class Bidi {
  readonly #process: ChildProcess;
  readonly #profile: string;
  #socket: WebSocket | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  private constructor(path: string, preferences: Readonly<Record<string, boolean | number | string>>) {
    this.#profile = mkdtempSync(join(tmpdir(), "antennae-firefox-"));
    const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
    writeFileSync(join(this.#profile, "user.js"), lines.join("\n"));
    const words = ["--headless", "--no-remote", "--profile", this.#profile, "--remote-debugging-port", "0"];
    this.#process = spawn(path, words, { stdio: ["ignore", "ignore", "pipe"] });
  }

  /** Starts a Firefox; says which. */
  static async start(path: string, preferences: Readonly<Record<string, boolean | number | string>>) {
    const bidi = new Bidi(path, preferences);
    try {
      await bidi.#connect(await bidi.#address());
      const { capabilities } = await bidi.ask<{ capabilities: { browserName: string; browserVersion: string } }>(
        "session.new",
        { capabilities: {} },
      );
      return { bidi, version: `${capabilities.browserName} ${capabilities.browserVersion}` };
    } catch (error) {
      bidi.end();
      throw error;
    }
  }

  /** The address that Firefox writes when it listens. */
  #address(): Promise<string> {
    return new Promise((resolve, reject) => {
      let said = "";
      this.#process.stderr!.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
        if (address) resolve(address);
      });
      this.#process.once("error", reject);
      this.#process.once("exit", () => reject(new Error(`Firefox ended before it listened: ${said.slice(-300)}`)));
    });
  }

  #connect(address: string): Promise<void> {
    if (typeof WebSocket !== "function") throw new Error("this Node.js has no WebSocket; use `npm run bench page`");
    const socket = new WebSocket(`${address}/session`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as { id?: number; error?: string; message?: string; result?: unknown };
      const waiting = this.#waiting.get(message.id ?? -1);
      this.#waiting.delete(message.id ?? -1);
      if (message.error) waiting?.reject(new Error(`${message.error}: ${message.message}`));
      else waiting?.resolve(message.result);
    };
    return new Promise((resolve, reject) => {
      socket.onopen = () => resolve();
      socket.onerror = () => reject(new Error(`Firefox does not answer at ${address}`));
    });
  }

  ask<T>(method: string, params: object): Promise<T> {
    const id = ++this.#asked;
    this.#socket!.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: (result) => resolve(result as T), reject });
    });
  }

  /** What an expression of the page gives, or what its promise resolves to. */
  async evaluate<T>(context: string, expression: string): Promise<T> {
    const asText = `(async () => JSON.stringify(await (${expression})) ?? "null")()`;
    const { result, exceptionDetails } = await this.ask<Evaluated>("script.evaluate", {
      expression: asText,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(`in Firefox: ${exceptionDetails.text}`);
    return JSON.parse(result!.value!) as T;
  }

  end(): void {
    this.#socket?.close();
    this.#process.removeAllListeners("exit").kill();
    this.#process.once("exit", () => rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 }));
  }
}
