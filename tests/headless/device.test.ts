import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, it } from "vitest";

it("says what to install where neither a GPU nor SwiftShader is", () => {
  const script = `import { requestDevice } from ${JSON.stringify(resolve("src/headless/device.ts"))};
    requestDevice({ adapter: "gpu" }).then((d) => console.log("found", d.adapterInfo.name), (e) => console.log(e.message));`;
  const env = { ...process.env, VK_ICD_FILENAMES: "/nowhere.json", SWIFTSHADER_ICD: "/nowhere.json" };
  const run = spawnSync("npx", ["tsx", "--input-type=module", "-e", script], { env, encoding: "utf8" });
  expect(run.stdout).toMatch(/^no usable GPU was found; SwiftShader was not found: install Chromium.*\n$/);
  expect(run.status).toBe(0);
});
