import {
  allowedOf,
  INTEGRATORS,
  type Schema,
  SETTINGS,
  type Setting,
  SOLVERS,
  SUPPORT,
  solversFor,
} from "../../src/engine/index.ts";
import { VORTEX_SETTINGS } from "../../src/engine/vortices/index.ts";
import { POTENTIALS } from "../../src/physics/external/index.ts";

type Row = readonly string[];

const cell = (text: string) => text.replaceAll("|", "\\|");
const row = (cells: Row) => `| ${cells.map(cell).join(" | ")} |`;
const table = (head: Row, rows: readonly Row[]) => [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
const code = (text: unknown) => `\`${String(text)}\``;

const settings = <S>(schema: Schema<S>) =>
  table(
    ["setting", "default", "what is allowed", "takes effect", "what it is"],
    Object.entries(schema as Record<string, Setting<unknown>>).map(([name, setting]) => [
      ...[code(name), code(setting.default)],
      typeof setting.default === "string" && !setting.of ? "a name, see below" : allowedOf(setting as Setting<never>),
      ...[setting.fixed ? "when the engine is made" : "with the next step", setting.help],
    ]),
  );

/** Which backends have a solver or an integrator. */
const backends = (choice: "solver" | "integrator", name: string) =>
  (["gpu", "processor", "domains"] as const)
    .filter((backend) => SUPPORT[backend][choice].includes(name))
    .map((backend) => (backend === "domains" ? "several GPUs" : backend === "gpu" ? "GPU" : backend))
    .join(", ");

const solvers = () =>
  table(
    ["solver", "what it is", "what it is good for", "runs on"],
    SOLVERS.map(({ name, help, use }) => [code(name), help, use, backends("solver", name)]),
  );

const integrators = () =>
  table(
    ["integrator", "what it is", "what it is good for", "solvers", "runs on"],
    INTEGRATORS.map((one) => {
      const goesWith = solversFor(one);
      const all = goesWith.length === SOLVERS.length;
      return [
        code(one.name),
        one.help,
        one.use,
        all ? "all" : goesWith.map(code).join(", "),
        backends("integrator", one.name),
      ];
    }),
  );

const potentials = () =>
  table(
    ["field", "what it is", "parameters and their defaults"],
    POTENTIALS.map(({ name, help, parameters }) => [
      ...[code(name), help],
      parameters.map((one) => `${one.name} = ${one.default}`).join(", "),
    ]),
  );

/** docs/reference/records.md, made from the records of the engine. */
export const recordsPage = (): string => `# Settings, solvers, integrators, fields

Every setting of a run, and every solver, integrator and external field by its name. \`npx tsx tools/records.ts\` makes this page from the records in code; a test holds it to them.

## Gravity

From \`src/engine/settings.ts\`. The command line takes them as options (\`--leaf-size\` for \`leafSize\`), the [library](../guide/library.md) by these names.

${settings(SETTINGS)}

## Solvers

A folder each in \`src/engine/force\`. Formulas are in [physics](physics.md) and [tree codes](tree-codes.md).

${solvers()}

## Integrators

From \`src/engine/schedule/index.ts\`. A record says what it goes with; \`src/engine/support.ts\` refuses the rest in one line.

${integrators()}

## External fields

From \`src/physics/external\`; formulas and units are in [external potentials](potentials.md). Each takes x, y, z, vx, vy, vz, from and during as well.

${potentials()}

## Vortices

From \`src/engine/vortices/settings.ts\`; what they do is in [vortices](vortices.md).

${settings(VORTEX_SETTINGS)}
`;
