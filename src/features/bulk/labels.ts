import type { Encoded } from "../codes/payload.ts";
import type { PartRule } from "../drawings/parts.ts";
import type { LabelPart, Range } from "../sheets/contents.ts";
import type { LabelForm } from "../sheets/design.ts";
import type { FitCheck } from "../sheets/fitting.ts";
import type { Sheet, textPointer } from "../sheets/order.ts";
import type { LabelContent } from "../sheets/scene.ts";
import type { captionOf, readTexts, Texts } from "../sheets/templates.ts";
import type { TillCount, withCode } from "../sheets/till-count.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Yielder } from "../../kit/threads/yielder.ts";
import type { hriOf } from "../../qr/gs1.ts";
import type { Csv, CsvRow } from "./csv.ts";
import { inOrder } from "./in-order.ts";
import type { BatchRecord } from "./record.ts";
import type { RowInput, RowReader } from "./rows.ts";
import type { Spelling } from "./session-model.ts";

/** The functions of the room of sheets by which rows become labels. */
export interface LabelTools {
  readonly readTexts: typeof readTexts;
  readonly captionOf: typeof captionOf;
  readonly textPointer: typeof textPointer;
  readonly hriOf: typeof hriOf;
  readonly checkFit: FitCheck;
  readonly partRule: (form: LabelForm) => PartRule<LabelContent>;
  readonly withCode: typeof withCode;
  readonly pack: (contents: readonly LabelContent[]) => Uint8Array;
}

/** The rows of a file as labels. */
export interface RowLabels {
  /**
   * Checks that a row has room on its label.
   * @param code - of a row with a target.
   * @returns the milliseconds that it is expected to take.
   * @throws Fault of the label, which names no column.
   */
  check(row: CsvRow, input: RowInput, code: Encoded | null): number;
  /**
   * Counts the codes whose labels tills may not read. @param record - of a file that came before, and is not
   * checked again.
   */
  offTill(record: BatchRecord, yieldToLoop: Yielder): Promise<TillCount>;
  /** The labels of checked rows, counted from 0, in parts that are short jobs. */
  parts(range: Range, record: BatchRecord): AsyncGenerator<LabelPart>;
}

/**
 * The names under which texts have the address of a tracked row, the text of a style's frame, and the line
 * that people read of a GS1 Digital Link.
 */
const SHORT_URL = "shortUrl";
const CAPTION = "caption";
const HRI = "hri";

/** The texts of labels of a file. @throws Fault `invalid_request` when one names no column. */
export function textsOf(sheet: Sheet, csv: Csv, tools: LabelTools): Texts {
  const names = new Set([SHORT_URL, CAPTION, HRI, ...csv.columns.filter((name) => name !== "")]);
  return tools.readTexts(sheet.texts, [...names], tools.textPointer(sheet));
}

export function createRowLabels(
  sheet: Sheet,
  texts: Texts,
  csv: Csv,
  reader: RowReader,
  tools: LabelTools,
  { shortUrl, payloadOf }: Spelling,
): RowLabels {
  const { label } = sheet.order.layout;
  const rule = tools.partRule(label);

  function contentOf({ row, cells }: CsvRow, input: RowInput, code: Encoded | null): LabelContent {
    const payload = code ? payloadOf(code) : reader.payload(input);
    const read = (name: string) => {
      if (name === SHORT_URL && code) return shortUrl(code);
      const column = csv.columns.indexOf(name);
      if (column >= 0) return cells[column] ?? "";
      if (name === HRI) return input.style.hri ? "" : tools.hriOf(payload);
      return name === CAPTION ? tools.captionOf(input.style) : "";
    };
    return {
      payload,
      style: input.style,
      lines: texts.lines(read, sheet.numberFrom + row - 1),
    };
  }

  let offTill: TillCount = { codes: 0, width: 0, height: 0 };
  let isChecked = false;

  /** The contents of checked rows, some at a time. */
  async function* contents({ from, to }: Range, { made }: BatchRecord): AsyncGenerator<LabelContent[]> {
    const codeOf = inOrder(made);
    for (const rows of csv.rows()) {
      await reader.prepare(rows);
      yield rows
        .filter(({ row }) => row > from && row <= to)
        .map((row) => {
          const [code, input] = [codeOf(row.row), reader.input(row)];
          // A plain code has no short id.
          return contentOf(row, input, code?.shortId ? reader.encoded(input, code) : null);
        });
      if ((rows.at(-1)?.row ?? 0) >= to) return;
    }
  }

  const costOf = (part: readonly LabelContent[]) => part.reduce((sum, one) => sum + rule.costOf(one), 0);

  return {
    check(row, input, code) {
      const content = contentOf(row, input, code);
      try {
        isChecked = true;
        offTill = tools.withCode(offTill, tools.checkFit(content, label));
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        const errors = error.errors.map((why) => ({ ...why, pointer: "" }));
        throw new Fault(error.code, error.message, { errors });
      }
      return rule.costOf(content);
    },

    async offTill(record, yieldToLoop) {
      if (isChecked) return offTill;
      for await (const some of contents({ from: 0, to: Number.POSITIVE_INFINITY }, record))
        for (const content of some) {
          offTill = tools.withCode(offTill, tools.checkFit(content, label));
          await yieldToLoop();
        }
      isChecked = true;
      return offTill;
    },

    async *parts(range, record) {
      for await (const some of contents(range, record))
        for (const part of rule.partsOf(some))
          yield { packed: tools.pack(part), count: part.length, expected: costOf(part) };
    },
  };
}
