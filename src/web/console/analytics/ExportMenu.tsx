import { useState } from "preact/hooks";
import { csvFile, type CsvRows } from "../../lib/csv.ts";
import { fileNameOf } from "../../lib/file-name.ts";
import { listSeparator } from "../../lib/format.ts";
import { useExport } from "../../ui/ExportButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { type ChartChoice, ChartDialog, type ChartName } from "./ChartDialog.tsx";
import { useTexts } from "../../texts/texts.ts";

/**
 * Exports the counts that are shown: as tables for a spreadsheet, as the API gives them, and on paper.
 */
export function ExportMenu<N extends ChartName>(props: {
  /** The tables, once they are read. */
  readonly tables: { readonly days: CsvRows; readonly parts: CsvRows } | null;
  /** The whole answer as the API's file: one table for programs, or a ZIP of tables for people. */
  readonly whole: (signal: AbortSignal, format: "csv" | "zip") => Promise<{ readonly blob: Blob }>;
  readonly charts: ChartChoice<N>;
  /** The names of the files, without their endings. */
  readonly filename: string;
}) {
  const words = useTexts("analytics");
  const { tables, whole, charts, filename } = props;
  const [charting, setCharting] = useState(false);
  const { submit } = useExport();
  const table = (rows: CsvRows, part: string) => () =>
    submit({
      file: async () => ({ blob: csvFile(rows, listSeparator()) }),
      filename: `${filename}${part}.csv`,
    });
  return (
    <>
      {charting && <ChartDialog charts={charts} filename={filename} onClose={() => setCharting(false)} />}
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
            label: words.zipOfAll,
            run: () =>
              submit({
                file: async (signal) => ({ blob: (await whole(signal, "zip")).blob }),
                filename: `${filename}.zip`,
              }),
          },
          {
            label: words.csvOfAll,
            run: () =>
              submit({
                file: async (signal) => ({ blob: (await whole(signal, "csv")).blob }),
                filename: `${filename}-api.csv`,
              }),
          },
          { label: words.charts, run: () => setCharting(true) },
          { label: words.print, run: () => print() },
        ]}
      />
    </>
  );
}
