import { useState } from "preact/hooks";
import type { CodePart, OverviewChart } from "../../../features/analytics/constants.ts";
import { englishOrGerman, language } from "../../lib/language.ts";
import type { Query } from "../../lib/query.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useExport } from "../../ui/ExportButton.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { Select } from "../../ui/Select.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The parameters of a chart. */
export type ChartWish<N extends string> = Required<
  Pick<Query<"GET /app/api/overview">, "theme" | "language">
> & {
  readonly format: "svg" | "png";
  readonly chart: N;
};

const FORMATS = ["png", "svg"] as const;
const THEMES = ["light", "dark"] as const;

/** All charts, whose names have texts. */
export type ChartName = CodePart | OverviewChart;

/** The charts that the service draws, as files. */
export interface ChartChoice<N extends string> {
  readonly names: readonly N[];
  readonly file: (wish: ChartWish<N>, signal: AbortSignal) => Promise<{ readonly blob: Blob }>;
}

/** Saves a chart as a picture. */
export function ChartDialog<N extends ChartName>(props: {
  readonly charts: ChartChoice<N>;
  /** The name of the file, without its ending. */
  readonly filename: string;
  readonly onClose: () => void;
}) {
  const { charts, filename, onClose } = props;
  const words = useTexts("analytics");
  const [chart, setChart] = useState(charts.names[0]);
  const [format, setFormat] = useState<(typeof FORMATS)[number]>("png");
  const [theme, setTheme] = useState<(typeof THEMES)[number]>("light");
  const { submit, busy } = useExport();
  if (chart === undefined) return null;
  const wish = { chart, format, theme, language: englishOrGerman(language()) };
  return (
    <Dialog
      title={words.saveChart}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          icon="download"
          busy={busy}
          onClick={() =>
            submit({
              file: async (signal) => ({ blob: (await charts.file(wish, signal)).blob }),
              filename: `${filename}-${chart}.${format}`,
            })
          }
        >
          {words.save}
        </Button>
      }
    >
      <Select
        label={words.chart}
        value={chart}
        options={charts.names.map((value) => ({ value, label: words[value] }))}
        onChange={setChart}
      />
      <Segments
        label={words.format}
        value={format}
        options={FORMATS.map((value) => ({ value, label: value === "png" ? words.asPng : words.asSvg }))}
        onChange={setFormat}
      />
      <Segments
        label={words.theme}
        value={theme}
        options={THEMES.map((value) => ({ value, label: words[value] }))}
        onChange={setTheme}
      />
    </Dialog>
  );
}
