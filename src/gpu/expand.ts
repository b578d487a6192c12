/** A line of a stage's text, and where it stands below shaders/. */
export interface Line {
  readonly text: string;
  readonly file: string;
  /** From 1 on. */
  readonly number: number;
}

const IMPORT = /^#import (\w+)$/;
/** Stages that import this have a second form, for devices whose subgroups hold 32 lanes: with the other file in its place. */
const LANES = "lanes";
const LANES_BY_SUBGROUPS = "lanes.subgroups";

/** Whether a file has that second form. */
export const hasForms = (text: string): boolean => text.split("\n").includes(`#import ${LANES}`);

/**
 * A file whose lines `#import name` are replaced by what they name, each the first time only: a file of `shared` beside it, or of shaders/shared. `textOf`: a
 * file's text by its path below shaders/; undefined where there is none. Throws where a line can't be followed.
 */
export function expand(
  file: string,
  textOf: (path: string) => string | undefined,
  subgroups = false,
  seen = new Set<string>(),
): Line[] {
  const text = textOf(file);
  if (text === undefined) throw new Error(`there is no shaders/${file}`);
  return text.split("\n").flatMap((text, index) => {
    const number = index + 1;
    if (!text.startsWith("#")) return [{ text, file, number }];
    const [, name] = IMPORT.exec(text) ?? [];
    if (!name) throw new Error(`${file}:${number}: unknown directive "${text}"`);
    if (seen.has(name)) return [];
    seen.add(name);
    const wanted = `${subgroups && name === LANES ? LANES_BY_SUBGROUPS : name}.wgsl`;
    const [folder] = file.split("/shared/", 1);
    const beside = `${folder!.endsWith(".wgsl") ? folder!.slice(0, folder!.lastIndexOf("/")) : folder}/shared/${wanted}`;
    return expand(textOf(beside) === undefined ? `shared/${wanted}` : beside, textOf, subgroups, seen);
  });
}
