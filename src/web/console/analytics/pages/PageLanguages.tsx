import type { Analytics } from "quietzone-client";
import { languageName, number, percent } from "../../../lib/format.ts";
import { FigureTable } from "../../../ui/Table.tsx";
import { NameWithBar } from "../NameWithBar.tsx";
import { useTexts } from "../../../texts/texts.ts";

/** Views of the page by the language in which it was shown, the most viewed first. */
export function PageLanguages({ rows }: { readonly rows: Analytics["pageLanguages"] }) {
  const words = useTexts("pageFigures");
  const { share } = useTexts("analytics");
  const sum = rows.reduce((all, { views }) => all + views, 0);
  const most = Math.max(1, ...rows.map(({ views }) => views));
  return (
    <section class="card" data-page-languages>
      <FigureTable
        look="bars"
        label={words.languages}
        rows={rows}
        rowKey={({ language }) => language}
        columns={[
          {
            key: "language",
            head: words.languages,
            names: true,
            cell: ({ language, views }) => <NameWithBar name={languageName(language)} share={views / most} />,
          },
          { key: "views", head: words.views, end: true, cell: ({ views }) => number(views) },
          {
            key: "share",
            head: share,
            end: true,
            attributes: () => ({ class: "soft" }),
            cell: ({ views }) => percent(sum === 0 ? 0 : views / sum),
          },
        ]}
      />
    </section>
  );
}
