import type { Overview } from "quietzone-client";
import { number } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { FigureTable } from "../../ui/Table.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Codes that are shown of the ten that an overview names. */
const SHOWN = 6;

/** Some codes with their scans of the period, each a link to its analytics. */
export function Codes(props: {
  readonly name: "top" | "newest";
  readonly title: string;
  readonly codes: Overview["top"];
}) {
  const words = useTexts("dashboard");
  const { name, title, codes } = props;
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
            cell: ({ id, name }) => (
              <Link to={`/codes/${encodeURIComponent(id)}/analytics`} class="cut">
                {name}
              </Link>
            ),
          },
          { key: "scans", head: words.scans, end: true, cell: ({ scans }) => number(scans) },
        ]}
      />
    </section>
  );
}
