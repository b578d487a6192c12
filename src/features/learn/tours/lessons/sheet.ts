import type { Lesson } from "./list.ts";
import { text as t } from "./text.ts";

const STYLE = `body { font: 12pt/1.45 Georgia, serif; margin: 18mm; color: #000; }
h1 { font-size: 18pt; } li { margin-bottom: 7mm; break-inside: avoid; } .line { border-bottom: 1px solid #888; height: 9mm; }
.ask { font-weight: bold; } .solution { border-left: 3px solid #888; padding-left: 4mm; }`;

/** Prints all pages of a lesson on paper: questions with lines for answers, or with their solutions. */
export function printSheet({ title, pages }: Pick<Lesson, "title" | "pages">, solutions: boolean): void {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  document.body.append(frame);
  const sheet = frame.contentDocument!;
  const put = (parent: Element, name: string, words = "", className = ""): Element => {
    const made = sheet.createElement(name);
    made.textContent = words;
    if (className) made.className = className;
    parent.append(made);
    return made;
  };
  sheet.documentElement.lang = document.documentElement.lang;
  sheet.title = title;
  put(sheet.head, "style", STYLE);
  put(sheet.body, "h1", title);
  if (!solutions) put(sheet.body, "p", `${t.name}: ____________________`);
  const list = put(sheet.body, "ol");
  for (const { words, ask } of pages) {
    const item = put(list, "li");
    put(item, "p", words);
    if (!ask) continue;
    put(item, "p", ask.ask, "ask");
    if (solutions) put(item, "p", `${t.solution}: ${ask.solution}`, "solution");
    else for (let k = 0; k < (ask.answer ? 1 : 4); k++) put(item, "div", "", "line");
  }
  frame.contentWindow!.addEventListener("afterprint", () => frame.remove());
  frame.contentWindow!.print();
}
