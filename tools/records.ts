// `npx tsx tools/records.ts`: docs/reference/records.md, from the records of the engine.
import { writeFileSync } from "node:fs";
import { recordsPage } from "./records/page.ts";

writeFileSync("docs/reference/records.md", recordsPage());
