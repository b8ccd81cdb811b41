import type { Overview } from "quietzone-client";
import { number } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { FigureTable } from "../../ui/Table.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Codes that are shown of the ten that an overview names. */
const SHOWN = 6;

/** Some codes with their scans, each a link to its analytics. */
export function Codes(props: {
  readonly name: "top" | "newest";
  readonly title: string;
  /** Says over which time the scans are counted, and that bots are among them. */
  readonly note: string;
  readonly codes: Overview["top"];
}) {
  const words = useTexts("dashboard");
  const { name, title, note, codes } = props;
  return (
    <section class="card named" data-codes={name}>
      <FigureTable
        look="bars"
        label={title}
        rows={codes.slice(0, SHOWN)}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "code",
            head: words.code,
            names: true,
            cell: ({ id, title: own, shortId }) => (
              <Link to={`/codes/${encodeURIComponent(id)}/analytics`} class="cut">
                {own ?? shortId}
              </Link>
            ),
          },
          { key: "scans", head: words.scans, end: true, cell: ({ scans }) => number(scans) },
        ]}
      />
      <p class="soft note">{note}</p>
    </section>
  );
}
