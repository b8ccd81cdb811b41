import type { TProperties } from "@sinclair/typebox";
import { Type } from "@sinclair/typebox";
import { csvContent, csvFile } from "../../../kit/http/csv-file.ts";
import type { MediaContent } from "../../../kit/http/operation.ts";
import { BINARY } from "../../../kit/http/operation.ts";
import { zipOfTables } from "../../../kit/http/zip-file.ts";
import type { ChartLanguage } from "../../../kit/charts/words.ts";
import { chartLanguage } from "../../../kit/languages/charts.ts";
import { readerLanguage } from "../../../kit/languages/languages.ts";
import { invalidRequest } from "../../../kit/shared/common-faults.ts";
import type { CsvRows } from "../../../kit/shared/csv.ts";
import { explain } from "../../../kit/shared/reasons.ts";
import { oneOf, sharedAs } from "../../../kit/shared/schema.ts";

/** Analytics as files: for programs all in one table, for people a table each. */

/**
 * `?table=` beside `?format=`.
 * @param tables - the names of the tables. @param component - of the parameter, among those of the contract.
 */
export function tableQuery<const T extends readonly string[]>(tables: T, component: string) {
  return {
    table: Type.Optional(
      oneOf(tables, {
        description: "With `format=csv`, one table for people: names beside codes, and days of the time zone",
        ...sharedAs(component),
      }),
    ),
  } satisfies TProperties;
}

/** The files for the OpenAPI document. */
export function tableContent(example: CsvRows): Readonly<Record<string, MediaContent>> {
  return { ...csvContent(example), "application/zip": { schema: BINARY, example: "PK…" } };
}

/**
 * The file that a query asks for; `null` where it asks for JSON.
 * @param files.whole - all of it as one table. @param files.of - one table for people.
 * @throws Fault `invalid_request` for a table that is no file.
 */
export function tableFile<T extends string>(
  request: Request,
  { format, table }: { readonly format?: string; readonly table?: T },
  files: {
    readonly name: string;
    readonly tables: readonly T[];
    readonly whole: () => CsvRows;
    readonly of: (table: T, language: ChartLanguage) => CsvRows;
  },
): Response | null {
  const { name, tables, whole, of } = files;
  if (table !== undefined && format !== "csv")
    throw invalidRequest([{ pointer: "?table", ...explain("table_without_csv") }]);
  const language = chartLanguage(readerLanguage(request.headers.get("accept-language")));
  if (format === "zip")
    return zipOfTables(
      request,
      namedTables(tables, (table) => of(table, language)),
      `${name}.zip`,
    );
  if (format !== "csv") return null;
  if (table !== undefined) return csvFile(request, [of(table, language)], `${table}.csv`);
  return csvFile(request, [whole()], `${name}.csv`);
}

/** The tables one by one: each is made when it is written. */
function* namedTables<T extends string>(
  tables: readonly T[],
  of: (table: T) => CsvRows,
): Generator<readonly [T, CsvRows]> {
  for (const table of tables) yield [table, of(table)];
}
