import type { PartRule } from "../drawings/parts.ts";
import type { LabelPart, Range } from "../sheets/contents.ts";
import type { LabelForm } from "../sheets/design.ts";
import type { FitCheck } from "../sheets/fitting.ts";
import type { Sheet, textPointer } from "../sheets/order.ts";
import type { LabelContent } from "../sheets/scene.ts";
import type { captionOf, readTexts, Texts } from "../sheets/templates.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Addressed } from "../../kit/shared/short-address.ts";
import type { Csv, CsvRow } from "./csv.ts";
import { inOrder } from "./in-order.ts";
import type { BatchRecord } from "./record.ts";
import type { RowInput, RowReader } from "./rows.ts";

/** The functions of the room of sheets by which rows become labels. */
export interface LabelTools {
  readonly readTexts: typeof readTexts;
  readonly captionOf: typeof captionOf;
  readonly textPointer: typeof textPointer;
  readonly checkFit: FitCheck;
  readonly partRule: (form: LabelForm) => PartRule<LabelContent>;
  readonly pack: (contents: readonly LabelContent[]) => Uint8Array;
}

/** The rows of a file as labels. */
export interface RowLabels {
  /**
   * Checks that a row has room on its label.
   * @param shortUrl - of a row with a target.
   * @returns the milliseconds that it is expected to take.
   * @throws Fault of the label, which names no column.
   */
  check(row: CsvRow, input: RowInput, shortUrl: string | null): number;
  /** The labels of checked rows, counted from 0, in parts that are short jobs. */
  parts(range: Range, record: BatchRecord): AsyncGenerator<LabelPart>;
}

/** The names under which texts have the address of a tracked row, and the text of a style's frame. */
const SHORT_URL = "shortUrl";
const CAPTION = "caption";

/** The texts of labels of a file. @throws Fault `invalid_request` when one names no column. */
export function textsOf(sheet: Sheet, csv: Csv, tools: LabelTools): Texts {
  const names = new Set([SHORT_URL, CAPTION, ...csv.columns.filter((name) => name !== "")]);
  return tools.readTexts(sheet.texts, [...names], tools.textPointer(sheet));
}

export function createRowLabels(
  sheet: Sheet,
  texts: Texts,
  csv: Csv,
  reader: RowReader,
  tools: LabelTools,
  shortUrl: (code: Addressed) => string,
): RowLabels {
  const { label } = sheet.order.layout;
  const rule = tools.partRule(label);

  function contentOf({ row, cells }: CsvRow, input: RowInput, url: string | null): LabelContent {
    const read = (name: string) => {
      if (name === SHORT_URL && url !== null) return url;
      const column = csv.columns.indexOf(name);
      return column < 0 && name === CAPTION ? tools.captionOf(input.style) : (cells[column] ?? "");
    };
    return {
      payload: url ?? reader.payload(input),
      style: input.style,
      lines: texts.lines(read, sheet.numberFrom + row - 1),
    };
  }

  const costOf = (part: readonly LabelContent[]) => part.reduce((sum, one) => sum + rule.costOf(one), 0);

  return {
    check(row, input, url) {
      const content = contentOf(row, input, url);
      try {
        tools.checkFit(content, label);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        const errors = error.errors.map((why) => ({ ...why, pointer: "" }));
        throw new Fault(error.code, error.message, { errors });
      }
      return rule.costOf(content);
    },

    async *parts({ from, to }, { made }) {
      const codeOf = inOrder(made);
      for (const rows of csv.rows()) {
        await reader.prepare(rows);
        const contents = rows
          .filter(({ row }) => row > from && row <= to)
          .map((row) => {
            const code = codeOf(row.row);
            // A plain code has no short id.
            const url = code?.shortId
              ? shortUrl({ domain: code.domain ?? null, shortId: code.shortId })
              : null;
            return contentOf(row, reader.input(row), url);
          });
        for (const part of rule.partsOf(contents))
          yield { packed: tools.pack(part), count: part.length, expected: costOf(part) };
        if ((rows.at(-1)?.row ?? 0) >= to) return;
      }
    },
  };
}
