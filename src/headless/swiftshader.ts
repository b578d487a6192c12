import { existsSync, readdirSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";

const MANIFEST = "vk_swiftshader_icd.json";

/** Folders in which browsers put SwiftShader, Google's Vulkan device on the CPU. */
function folders(): string[] {
  const found: string[] = [];
  const browsers = [process.env.CHROMIUM_PATH];
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of ["chromium", "chromium-browser", "google-chrome"]) browsers.push(join(folder, name));
  }
  for (const path of browsers) if (path && existsSync(path)) found.push(dirname(realpathSync(path)));
  // Debian's launcher is a script outside the folder of the libraries, hence the plain list.
  found.push("/usr/lib/chromium", "/usr/lib/chromium-browser", "/usr/lib64/chromium-browser", "/opt/google/chrome");
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), ".cache", "ms-playwright");
  for (const build of list(cache))
    for (const folder of list(join(cache, build))) found.push(join(cache, build, folder));
  return found;
}

/** Names in a folder, newest build first; [] where it cannot be read. */
export function list(folder: string): string[] {
  try {
    return readdirSync(folder).sort().reverse();
  } catch {
    return [];
  }
}

/** Path of SwiftShader's Vulkan manifest: SWIFTSHADER_ICD, or the one of an installed Chromium; null where there is none. */
export function findSwiftShader(): string | null {
  const named = process.env.SWIFTSHADER_ICD;
  if (named) return existsSync(named) ? named : null;
  for (const folder of folders()) if (existsSync(join(folder, MANIFEST))) return join(folder, MANIFEST);
  return null;
}
