import type { ReactNode } from "react";
import { fixed, grouped, rounded } from "../../../../language/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { described } from "../../../../ui/tip.ts";
import { useApp, useSelect } from "../../../kit/store.ts";
import type { FitSlice } from "../state.ts";
import { text } from "./text.ts";

const t = text.found;

/** What the last searches found: numbers with how far they reach, and which of them go together. */
export function Found(): ReactNode {
  const { actions } = useApp<FitSlice>();
  const found = useSelect((s: FitSlice) => s.fit.fitFound);
  if (!found) return null;
  const { corner, searches } = found;
  return (
    <section className="fit-found" aria-label={t.title}>
      <table>
        <caption>{t.title}</caption>
        <thead>
          <tr>
            <td />
            {searches.map((_, k) => (
              <th key={t.searches[k]} scope="col">
                {t.searches[k]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {t.numbers.map((name, row) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {searches.map(({ numbers }, k) => {
                const [best, least, most] = numbers[row]!;
                return (
                  <td key={t.searches[k]}>
                    {rounded(best)} <small>{t.reach(rounded(least), rounded(most))}</small>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet small">
        {searches.map(({ models, close, score }) => t.of(grouped(models), grouped(close), fixed(score, 2))).join(" ")}
      </p>
      <img className="fit-corner" src={corner} alt={t.corner} />
      <p className="quiet small">{t.cornerHelp}</p>
      <button
        type="button"
        className="button button-words"
        {...described(t.report.help)}
        onClick={() => actions.fit.ask((fit) => fit.report())}
      >
        <Icon name="save" />
        <span>{t.report.label}</span>
      </button>
    </section>
  );
}
