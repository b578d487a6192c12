import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildLibrary } from "../../tools/library/build.ts";
import { bundleNotebook, ENTRIES } from "../../tools/library/bundle.ts";
import { type Site, serveSite } from "../page/site.ts";

/** The built package on a server of its own, and pages of another server that use it. */
export interface LibrarySites {
  /** Address of a page with this body; `policy`: its content security policy, in which LIBRARY stands for the package's server. */
  page(name: string, body: string, policy?: string): string;
  /** Address of a page as it is. */
  whole(name: string, page: string): string;
  close(): Promise<void>;
}

/** Pages that bring no bundler name what the package asks for by an import map; the library comes from another origin than they. */
export async function serveLibrary(): Promise<LibrarySites> {
  const folder = mkdtempSync(join(tmpdir(), "antennae-sites-"));
  const [packages, pages] = [join(folder, "packages"), join(folder, "pages")];
  for (const made of [packages, pages]) mkdirSync(made);
  await buildLibrary(join(packages, "antennae"));
  await bundleNotebook(join(packages, "notebook.js"));
  symlinkSync(resolve("node_modules/three"), join(packages, "three"));
  const [library, site]: Site[] = await Promise.all([serveSite(packages, "open"), serveSite(pages, "plain")]);
  const map = {
    imports: {
      notebook: `${library!.origin}/notebook.js`,
      antennae: `${library!.origin}/antennae/index.js`,
      ...Object.fromEntries(ENTRIES.map((name) => [`antennae/${name}`, `${library!.origin}/antennae/${name}.js`])),
      three: `${library!.origin}/three/build/three.core.js`,
      "three/webgpu": `${library!.origin}/three/build/three.webgpu.js`,
      "three/tsl": `${library!.origin}/three/build/three.tsl.js`,
      "three/addons/": `${library!.origin}/three/examples/jsm/`,
    },
  };
  return {
    page(name, body, policy) {
      const meta = policy
        ? `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll("LIBRARY", library!.origin)}">`
        : "";
      const head = `<meta charset="utf-8"><title>${name}</title>${meta}<script type="importmap">${JSON.stringify(map)}</script>`;
      writeFileSync(
        join(pages, `${name}.html`),
        `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
      );
      return `${site!.origin}/${name}.html`;
    },
    whole(name, page) {
      writeFileSync(join(pages, `${name}.html`), page);
      return `${site!.origin}/${name}.html`;
    },
    async close() {
      await Promise.all([library!.close(), site!.close()]);
      rmSync(folder, { recursive: true });
    },
  };
}
