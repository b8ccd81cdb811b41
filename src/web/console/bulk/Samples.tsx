import { useTexts } from "../../texts/texts.ts";
import { StyleThumbnail } from "../../design/StyleThumbnail.tsx";
import { elementsText } from "../../lib/elements.ts";
import { isJsonObject, type JsonObject } from "../../lib/json.ts";
import { sampleCode, useLooks } from "../looks/looks.ts";
import type { Session } from "./session.ts";
import { cellIn, OWN, type Table } from "./table.ts";

/** Rows whose symbols are shown before anything is made. */
const SHOWN = 3;

/** The columns of a GS1 address, and their application identifiers. */
const ELEMENTS = [
  ["gtin", "01"],
  ["lot", "10"],
  ["serial", "21"],
] as const;

/** Pictures of the first rows. */
export function Samples({ session: { source, output } }: { readonly session: Session }) {
  const words = useTexts("bulk");
  const looks = useLooks().value;
  const table = source?.table;
  if (!table || !looks) return null;
  const styleOf = (cell: string) => {
    const look = looks.find(({ id, name }) =>
      cell === "" ? id === output.look : name.toLowerCase() === cell.toLowerCase(),
    );
    return look?.style ?? (cell === "" ? {} : styleIn(cell));
  };
  return (
    <section class="stack" aria-label={words.samples}>
      <h2>{words.samples}</h2>
      <div class="row samples">
        {table.rows.slice(0, SHOWN).map((row, at) => {
          const style = styleOf(cellIn(table, row, "style"));
          const isTracked = cellIn(table, row, "target") !== "";
          const sample = productIn(table, row) ?? (isTracked ? sampleCode() : fieldsIn(table, row));
          const name = JSON.stringify([sample, style]);
          return (
            <figure key={name}>
              <StyleThumbnail key={name} name={name} style={style} sample={sample} size={112} />
              <figcaption dir="auto">
                {cellIn(table, row, "title") || words.rowNumber(table.lines[at] ?? 0)}
              </figcaption>
            </figure>
          );
        })}
      </div>
    </section>
  );
}

/** The GS1 address of a row; `null` where it has none. */
function productIn(table: Table, row: readonly string[]) {
  if (cellIn(table, row, "gtin") === "") return null;
  const elements = ELEMENTS.map(([column, ai]) => ({ ai, value: cellIn(table, row, column) }));
  const host = cellIn(table, row, "domain");
  return {
    type: "gs1",
    fields: {
      elements: elementsText(elements.filter(({ value }) => value !== "")),
      ...(host === "" ? {} : { host }),
    },
  };
}

/** A style as a cell says it: JSON, or a template's id. */
function styleIn(cell: string): JsonObject {
  try {
    const style: unknown = JSON.parse(cell);
    return isJsonObject(style) ? style : {};
  } catch {
    return { template: cell };
  }
}

function fieldsIn({ columns }: Table, row: readonly string[]) {
  const at = columns.indexOf("type");
  const fields = columns.flatMap((name, index) => {
    const cell = row[index]?.trim() ?? "";
    return name === "" || cell === "" || (name !== "url" && OWN.some((own) => own === name))
      ? []
      : [[name, cell]];
  });
  return { type: row[at]?.trim() || "url", fields: Object.fromEntries(fields) };
}
