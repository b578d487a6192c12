import { describe, expect, it } from "vitest";
import { allModules, parse, type SyntaxNode, walk } from "./modules.ts";

/** What a person reads or hears: attributes of elements and controls, and keys of the records that they are made from. */
const READ =
  /^(aria-(label|description|valuetext|roledescription|placeholder)|title|label|help|placeholder|alt|short|unit)$/;

/** Symbols of units are the same everywhere. */
const SAME = /^\s*(µs|ms|kB|MB|pc³)\s*$/;

/** Where a label is that of a buffer or a pass, for debuggers; colour modes have legends. */
const GPU = /^render\/(?!colour\/)/;

/** Calls by which a person is told something, and which of their arguments that is; below the page `fail` speaks to programs too. */
const TELLS: Readonly<Record<string, number>> = { say: 1, fail: 0, refuse: 1, check: 1, custom: 1, readEntries: 4 };
const TOLD = /^(app|features|run|ui)\//;

/** Letters of any script: signs and numbers need no translation. */
const hasWord = (text: unknown): boolean => typeof text === "string" && /\p{L}{2}/u.test(text) && !SAME.test(text);

/** The words in an expression where it is a literal, also as one of two, or behind a default. */
function literals(node: SyntaxNode | null | undefined): string[] {
  const parts = node as Record<string, SyntaxNode & { value?: { cooked?: string } }> | null | undefined;
  switch (node?.type) {
    case "Literal":
      return hasWord(node.value) ? [String(node.value)] : [];
    case "TemplateLiteral":
      return (node.quasis as { value: { cooked: string } }[]).flatMap(({ value }) =>
        hasWord(value.cooked) ? [value.cooked] : [],
      );
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
      return literals(parts!.expression);
    case "ConditionalExpression":
      return [...literals(parts!.consequent), ...literals(parts!.alternate)];
    case "LogicalExpression":
    case "BinaryExpression":
      return node.operator === "+" || node.type === "LogicalExpression"
        ? [...literals(parts!.left), ...literals(parts!.right)]
        : [];
    default:
      return [];
  }
}

/** Words of a module that a person would read and no text.ts file has. */
function wordsIn(path: string, text: string): string[] {
  const found: string[] = [];
  walk(parse(path, text).program, (node) => {
    const {
      name,
      value,
      key,
      callee,
      arguments: given,
      children,
    } = node as unknown as {
      name: SyntaxNode & { name: unknown };
      value: SyntaxNode;
      key: SyntaxNode & { name?: unknown };
      callee: SyntaxNode & { name?: unknown; property?: { name?: unknown } };
      arguments: SyntaxNode[];
      children: SyntaxNode[];
    };
    if (node.type === "JSXText" && hasWord(node.value)) found.push(String(node.value).trim());
    if (node.type === "JSXElement" || node.type === "JSXFragment")
      found.push(...children.filter((child) => child.type === "JSXExpressionContainer").flatMap(literals));
    if (node.type === "JSXAttribute" && READ.test(String(name.name))) found.push(...literals(value));
    if (node.type === "Property" && READ.test(String(key.name)) && !(key.name === "label" && GPU.test(path)))
      found.push(...literals(value));
    if (node.type === "CallExpression" && TOLD.test(path)) {
      const at = TELLS[String(callee.name ?? callee.property?.name)];
      if (at !== undefined) found.push(...literals(given[at]));
    }
    return undefined;
  });
  return found;
}

/** Layers whose words a person reads on the page; those below the page tell theirs to programs too, in English. */
const PAGE = /^(app|features|language|main|render|run|ui)\b/;

describe("the words of the page", () => {
  const modules = allModules().filter(
    ({ path }) => PAGE.test(path) && !/(^|\/)(text\.ts|language\/[a-z]{2}\/)/.test(path),
  );

  it("stand in text.ts files, and nowhere else", () => {
    expect(modules.length).toBeGreaterThan(200);
    expect(modules.flatMap(({ path, text }) => wordsIn(path, text).map((words) => `${path}: ${words}`))).toEqual([]);
  });
});

describe("the check itself", () => {
  it.each([
    ["<p>Being measured</p>", ["Being measured"]],
    ['<button aria-label="Close" onClick={f}>×</button>', ["Close"]],
    ["<Slider label={`Speed of all`} />", ["Speed of all"]],
    ['<b>{open ? "Hide" : text.show}</b>', ["Hide"]],
    ["<Select title={words ?? 'None'} />", ["None"]],
    ['<Select options={[{ value: "a", label: "All" }]} />', ["All"]],
    ['state.say("error", "No room");', ["No room"]],
    ['say("note", count + " bodies lost");', ["bodies lost"]],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the check reads code
    ["throw fail(`version ${found}, not 1`);", ["version", ", not 1"]],
    ['v.custom(isCamera, "six numbers of a camera")', ["six numbers of a camera"]],
    ['<p className="quiet small" role="status">{text.none} · {"×"} {n}</p>', []],
    ['<Group title={text.group}>{open ? <b id="name" /> : null}</Group>', []],
    ['say("note", text.saved(name));', []],
    ['const x = { title: text.title, kind: "Some", label: `×` };', []],
  ])("%s: %j", (text, words) => {
    expect(wordsIn("features/play/panel.tsx", text).map((word) => word.trim())).toEqual(words);
  });
});
