import { csvFile, type CsvRows } from "../../lib/csv.ts";
import { fileNameOf } from "../../lib/file-name.ts";
import { listSeparator } from "../../lib/format.ts";
import { useExport } from "../../ui/ExportButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { useTexts } from "../../texts/texts.ts";

/**
 * Exports the counts that are shown: as tables for a spreadsheet, as the API gives them, and on paper.
 */
export function ExportMenu(props: {
  /** The tables, once they are read. */
  readonly tables: { readonly days: CsvRows; readonly parts: CsvRows } | null;
  /** The whole answer as the API's file. */
  readonly whole: (signal: AbortSignal) => Promise<{ readonly blob: Blob }>;
  /** The names of the files, without their endings. */
  readonly filename: string;
}) {
  const words = useTexts("analytics");
  const { tables, whole, filename } = props;
  const { submit } = useExport();
  const table = (rows: CsvRows, part: string) => () =>
    submit({
      file: async () => ({ blob: csvFile(rows, listSeparator()) }),
      filename: `${filename}${part}.csv`,
    });
  return (
    <Menu
      label={words.export}
      icon="download"
      items={[
        ...(tables
          ? [
              { label: words.csvOfDays, run: table(tables.days, "") },
              { label: words.csvOfParts, run: table(tables.parts, `-${fileNameOf(words.part)}`) },
            ]
          : []),
        {
          label: words.csvOfAll,
          run: () =>
            submit({
              file: async (signal) => ({ blob: (await whole(signal)).blob }),
              filename: `${filename}-api.csv`,
            }),
        },
        { label: words.print, run: () => print() },
      ]}
    />
  );
}
