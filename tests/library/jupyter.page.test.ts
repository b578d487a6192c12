import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { AntennaeGalaxy } from "../../src/element/index.ts";
import { NOTEBOOK } from "../../tools/library/build.ts";
import { bundleNotebook } from "../../tools/library/bundle.ts";
import { PATIENT, type Stage, setStage } from "../page/browser.ts";

/** Debian's: apt-get install jupyter-notebook python3-numpy python3-pip python3-setuptools python3-wheel. */
const PYTHON = "/usr/bin/python3";
const NEEDS = "import setuptools, pip, wheel, notebook, ipykernel, numpy; assert notebook.version_info[0] == 6";
const lacks = spawnSync(PYTHON, ["-c", NEEDS]).status === 0 ? "" : " (skipped: Debian's notebook server is not here)";

/** What anywidget does, by the comms of this notebook: Debian has none of it. */
const ANYWIDGET = `import json
import traitlets
from IPython import get_ipython
from IPython.display import Javascript, display

PAGE = """
const comm = Jupyter.notebook.kernel.comm_manager.new_comm(%(name)s, {});
const state = %(state)s;
const listeners = new Set();
comm.on_msg(({ content, buffers }) => listeners.forEach((listener) => listener(content.data, buffers)));
const model = {
  get: (name) => state[name],
  on: (_, listener) => listeners.add(listener),
  off: (_, listener) => listeners.delete(listener),
  send: (content, _, buffers = []) => comm.send(content, {}, {}, buffers),
};
const address = URL.createObjectURL(new Blob([%(code)s], { type: "text/javascript" }));
import(address).then(({ default: { render } }) => render({ model, el: element[0] }));
"""


class AnyWidget(traitlets.HasTraits):
    def on_msg(self, hear):
        self._hear_page = hear

    def send(self, content, buffers=None):
        self._comm.send(content, buffers=buffers)

    def _ipython_display_(self):
        name = f"widget {id(self)}"
        get_ipython().kernel.comm_manager.register_target(name, self._begin)
        state = {trait: getattr(self, trait) for trait in self.trait_names(sync=True)}
        given = {"name": name, "state": state, "code": self._esm.read_text()}
        display(Javascript(PAGE % {key: json.dumps(value) for key, value in given.items()}))

    def _begin(self, comm, _):
        self._comm = comm
        comm.on_msg(lambda message: self._hear_page(self, message["content"]["data"], message["buffers"]))
`;

/** As the bodies come back, again and again until they have moved on. */
const SNAPSHOT = `pos, vel, mass, time = await galaxy.snapshot()
while (await galaxy.snapshot())[3] <= time:
    pass
print(pos.shape, vel.shape, mass.shape, np.isfinite(pos).all(), round(float(mass.sum()), 3))`;

/** Jupyter does not say which port the system chose. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

const cell = (source: string) => ({ cell_type: "code", execution_count: null, metadata: {}, outputs: [], source });

/** Looked at by hand, where a folder for it is named. */
const KEPT = process.env.KEEP_SCREENSHOTS;
const keep = async (page: Page, name: string) => {
  if (KEPT) await page.screenshot({ path: join(KEPT, name) });
};

describe.skipIf(lacks)(`in Debian's notebook server${lacks}`, () => {
  let stage: Stage;
  let server: ChildProcess;
  let origin: string;
  const folder = mkdtempSync(join(tmpdir(), "antennae-notebook-"));

  beforeAll(async () => {
    await bundleNotebook(NOTEBOOK);
    const [packages, stand] = [join(folder, "packages"), join(folder, "stand")];
    for (const made of [packages, stand]) mkdirSync(made);
    const pip = ["-m", "pip", "--quiet", "--isolated"];
    const alone = ["--no-build-isolation", "--no-deps", "--no-index"];
    execFileSync(PYTHON, [...pip, "wheel", ...alone, "--wheel-dir", folder, "./python"]);
    const from = ["--find-links", folder, "--target", packages];
    execFileSync(PYTHON, [...pip, "install", ...alone.slice(1), ...from, "antennae"]);
    writeFileSync(join(stand, "anywidget.py"), ANYWIDGET);
    const example = readFileSync("examples/notebook.py", "utf8");
    const write = (name: string, cells: readonly string[]) => {
      const kernelspec = { name: "python3", display_name: "Python 3", language: "python" };
      const book = { cells: cells.map(cell), metadata: { kernelspec }, nbformat: 4, nbformat_minor: 4 };
      writeFileSync(join(folder, name), JSON.stringify(book));
    };
    write("plain.ipynb", [example]);
    // A cell behind the one that waits keeps its turn.
    const path = `import sys\nsys.path.insert(0, ${JSON.stringify(stand)})`;
    write("widget.ipynb", [path, example, SNAPSHOT, 'print("afterwards", len(pos))']);
    const options = [
      "--no-browser",
      "--allow-root",
      `--port=${await freePort()}`,
      "--NotebookApp.token=",
      `--notebook-dir=${folder}`,
    ];
    const home = { HOME: folder, JUPYTER_CONFIG_DIR: folder, JUPYTER_RUNTIME_DIR: folder, IPYTHONDIR: folder };
    server = spawn(PYTHON, ["-m", "notebook", ...options], {
      env: { ...process.env, ...home, PYTHONPATH: packages, PYTHONDONTWRITEBYTECODE: "1" },
      stdio: ["ignore", "ignore", "pipe"],
    });
    origin = await new Promise((resolve, reject) => {
      let said = "";
      server.stderr!.on("data", (text) => {
        said += text;
        const found = /http:\/\/localhost:\d+/.exec(said);
        if (found) resolve(found[0]);
      });
      server.on("exit", () => reject(new Error(said)));
    });
    stage = await setStage();
  });
  afterEach(() => stage.clear());
  afterAll(async () => {
    const ended = server && new Promise((resolve) => server.once("exit", resolve));
    server?.kill();
    await Promise.all([ended, stage?.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const runAll = async (name: string) => {
    const page = await stage.open(`${origin}/notebooks/${name}`, { height: 900 });
    await page.locator(".kernel_idle_icon").waitFor();
    await page.locator("#celllink").click();
    await page.locator("#run_all_cells").click();
    return page;
  };

  test("without anywidget the cell's output is the galaxy, in a frame", async () => {
    const page = await runAll("plain.ipynb");
    const galaxy = page.frameLocator(".output iframe").locator("antennae-galaxy");
    const steps = () => galaxy.evaluate((one: AntennaeGalaxy) => one.simulation?.steps ?? 0);
    await expect.poll(steps, PATIENT).toBeGreaterThan(3);
    await keep(page, "plain.png");
  });

  test("bodies come back to numpy in the cell that asks for them, and the next cell keeps its turn", async () => {
    const page = await runAll("widget.ipynb");
    const printed = () => page.locator(".output_stdout pre").allTextContents();
    await expect.poll(printed, PATIENT).toHaveLength(2);
    expect(await printed()).toEqual(["(4000, 3) (4000, 3) (4000,) True 1.0\n", "afterwards 4000\n"]);
    await keep(page, "widget.png");
  });
});
