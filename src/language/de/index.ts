import type { Translation } from "../translation.ts";
import { appearance } from "./appearance.ts";
import { builder } from "./builder.ts";
import { element } from "./element.ts";
import { files } from "./files.ts";
import { films } from "./films.ts";
import { fits } from "./fits.ts";
import { formats } from "./formats.ts";
import { insight } from "./insight.ts";
import { interact } from "./interact.ts";
import { layout } from "./layout.ts";
import { lessons } from "./lessons.ts";
import { plots } from "./plots.ts";
import { run } from "./run.ts";
import { scenarios } from "./scenarios.ts";
import { tours } from "./tours.ts";

/** Deutsch. Was hier fehlt, bleibt englisch. */
const german: Translation = {
  ...run,
  ...layout,
  ...lessons,
  ...appearance,
  ...files,
  ...films,
  ...formats,
  ...fits,
  ...insight,
  ...builder,
  ...interact,
  ...plots,
  ...tours,
  ...scenarios,
  ...element,
};

export default german;
