import { useState } from "preact/hooks";
import { number, percent } from "../../lib/format.ts";
import { FigureTable } from "../../ui/Table.tsx";
import { NameWithBar } from "./NameWithBar.tsx";
import { type Dimension, valueName } from "./names.ts";
import type { Part } from "./report.ts";
import { useTexts } from "../../texts/texts.ts";

/** The number of values shown at first. */
const FIRST = 6;

/** Scans by one dimension: a bar for each value, largest first. */
export function Breakdown(
  props: Part<Dimension> & {
    /** The total for the shares. */
    readonly scans: number;
  },
) {
  const words = useTexts("analytics");
  const [whole, setWhole] = useState(false);
  const { title, dimension, slices, scans } = props;
  const shown = whole ? slices : slices.slice(0, FIRST);
  const most = Math.max(1, ...slices.map((slice) => slice.scans));

  return (
    <section class="card" data-dimension={dimension}>
      <FigureTable
        look="bars"
        label={title}
        rows={shown}
        rowKey={({ value }) => value ?? ""}
        columns={[
          {
            key: "value",
            head: title,
            names: true,
            cell: ({ value, scans: count }) => (
              <NameWithBar name={valueName(dimension, value, words)} share={count / most} />
            ),
          },
          { key: "scans", head: words.scans, end: true, cell: ({ scans: count }) => number(count) },
          {
            key: "share",
            head: words.share,
            end: true,
            attributes: () => ({ class: "soft" }),
            cell: ({ scans: count }) => percent(scans === 0 ? 0 : count / scans),
          },
        ]}
      />
      {slices.length > FIRST && (
        <button
          type="button"
          class="link-button no-print"
          onClick={() => setWhole(!whole)}
          aria-expanded={whole}
        >
          {whole ? words.showFewer : words.showAll(number(slices.length))}
        </button>
      )}
    </section>
  );
}
