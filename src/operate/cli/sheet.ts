import { readSettings } from "../../kit/settings/read.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { FaultCode } from "../../kit/shared/problems.ts";
import { type Call, type Command, CommandError, EXIT, wrongUsage } from "./command.ts";
import { confirmReplaced, writeFile, written } from "./file.ts";
import { oneLine } from "./output.ts";
import { createProgress } from "./progress.ts";
import { noTenant } from "./refusals.ts";

/** A command does not stop before its end. */
const NEVER = new AbortController().signal;

/** Errors that are printed of a refusal. */
const PRINTED = 20;

/** `sheet` */
export const sheet: Command = {
  name: "sheet",
  usage: "--tenant ID (--group G | --rows FILE.csv) --layout L FILE.pdf",
  summary: "Prints labels: the codes of a group, or the plain codes of a file. The service may be running.",
  details:
    "GET /app/api/sheets lists the layouts; docs/sheets.md has more. Symbols have the address in QZ_BASE_URL.",
  arguments: 1,
  options: [
    { name: "tenant", value: "ID", meaning: "the workspace" },
    { name: "group", value: "G", meaning: "the group whose codes are printed" },
    { name: "rows", value: "FILE", meaning: "a CSV file of plain codes" },
    { name: "layout", value: "L", meaning: "the id of a layout" },
    { name: "text", value: "T", meaning: "lines of text, separated by commas: title,No. {n:000}" },
    { name: "number-from", value: "N", meaning: "the first n [1]" },
    { name: "start", value: "N", meaning: "the first label of the first page to print on [1]" },
    { name: "copies", value: "N", meaning: "labels of each code [1]" },
    { name: "marks", value: "M", meaning: "none, crop or frame [none]" },
    { name: "bleed", value: "MM", meaning: "millimetres of bleed [0]" },
    {
      name: "offset-x",
      value: "MM",
      meaning: "moves all labels to the right; --offset-x=-1 to the left [0]",
    },
    { name: "offset-y", value: "MM", meaning: "moves all labels down; --offset-y=-1 up [0]" },
    { name: "colors", value: "C", meaning: "rgb or cmyk [rgb]" },
    { name: "standard", value: "S", meaning: "pdf or pdf/x-1a [pdf]" },
  ],
  destructive: true,
  async run(call, terminal) {
    const [file = ""] = call.values;
    const tenantId = call.option("tenant");
    if (tenantId === undefined) throw wrongUsage(sheet, "Name the workspace with --tenant.");
    if (call.option("layout") === undefined) throw wrongUsage(sheet, "Name the layout with --layout.");
    if ((call.option("group") === undefined) === (call.option("rows") === undefined))
      throw wrongUsage(sheet, "Give either --group or --rows.");
    const input = await inputOf(call);
    await confirmReplaced(file, call, terminal);
    const { openSheets } = await import("../open-sheets.ts");
    const sheets = await openSheets(readSettings(terminal.environment));
    try {
      const progress = createProgress(terminal);
      const printed = await sheets
        .print(tenantId, input, NEVER, (labels) => progress.add("labels", labels))
        .catch(rethrow);
      if (!printed) throw noTenant();
      const bytes = await writeFile(file, printed.pieces);
      progress.end();
      terminal.print(`Labels: ${printed.labels}, pages: ${printed.pages}.\n${written(file, bytes)}`);
      return EXIT.done;
    } finally {
      await sheets.close();
    }
  },
};

/** The body of the API's call, unchecked. */
async function inputOf(call: Call): Promise<unknown> {
  const rows = call.option("rows");
  const number = (name: string) => {
    const text = call.option(name);
    return text === undefined ? undefined : Number(text);
  };
  const given = {
    group: call.option("group"),
    rows: rows === undefined ? undefined : await readRows(rows),
    layout: call.option("layout"),
    text: call
      .option("text")
      ?.split(",")
      .map((line) => line.trim()),
    numberFrom: number("number-from"),
    start: number("start"),
    copies: number("copies"),
    marks: call.option("marks"),
    bleedMm: number("bleed"),
    colorSpace: call.option("colors"),
    standard: call.option("standard"),
    offset: { xMm: number("offset-x") ?? 0, yMm: number("offset-y") ?? 0 },
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

async function readRows(path: string): Promise<string> {
  try {
    return await Bun.file(path).text();
  } catch {
    throw new CommandError(`The file ${path} can't be read.`);
  }
}

/** The options that become members of the API's call, by the pointers of refusals. */
const OPTIONS: Readonly<Record<string, string>> = {
  "/group": "--group",
  "/rows": "--rows",
  "/layout": "--layout",
  "/text": "--text",
  "/numberFrom": "--number-from",
  "/start": "--start",
  "/copies": "--copies",
  "/marks": "--marks",
  "/bleedMm": "--bleed",
  "/offset/xMm": "--offset-x",
  "/offset/yMm": "--offset-y",
  "/colorSpace": "--colors",
  "/standard": "--standard",
};

/** The codes of refusals whose sentence points at the `errors` of an answer, which a shell does not show. */
const POINTING: ReadonlySet<FaultCode> = new Set(["invalid_request", "rows_invalid"]);

/** A refusal with all that it names: options, or rows. */
function rethrow(error: unknown): never {
  if (!(error instanceof Fault)) throw error;
  const rows: readonly unknown[] = Array.isArray(error.extra["errors"]) ? error.extra["errors"] : [];
  const options = error.errors.map(({ pointer, detail }) => `${optionOf(pointer)} ${detail}`.trim());
  const lines = [...options, ...rows.map(rowError)].slice(0, PRINTED).map((line) => `\n  ${oneLine(line)}`);
  const sentence = POINTING.has(error.code) ? "Nothing was printed:" : error.message;
  throw new CommandError(`${sentence}${lines.join("")}`);
}

/** The option at a pointer. Lines of text share one: `/text/1` is in `--text`. */
function optionOf(pointer: string): string {
  return OPTIONS[pointer] ?? OPTIONS[pointer.replace(/\/\d+$/, "")] ?? pointer;
}

function rowError(error: unknown): string {
  if (typeof error !== "object" || error === null) return "";
  const { row, column, detail } = { row: "", column: null, detail: "", ...error };
  return `row ${row}${column === null ? "" : `, ${column}`}: ${detail}`;
}
