import { arrange, type Element, gtinDigits, pathOf } from "../../kit/gs1/gs1.ts";
import { isLinkHost } from "../../qr/payload/gs1.ts";
import { gs1Off, unverifiedDomain } from "../../kit/shared/common-faults.ts";
import { Fault, type FaultDetail } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { domainNamed } from "../../kit/shared/short-address.ts";
import type { KnownHosts } from "../codes/content.ts";
import type { NewGs1 } from "../codes/gs1-model.ts";
import type { OwnColumn } from "./columns.ts";
import { type Gs1Column, GS1_COLUMNS } from "./model.ts";

/**
 * A number as spreadsheets shorten it, in the languages of the console: `9.52E+12`, `9,52E+12`. Its digits
 * are lost.
 */
const SHORTENED = /^\d(?:[.,]\d+)?e\+?\d+$/i;

/** Digits of which a spreadsheet may have dropped zeros in front. GTINs have 8, 12, 13 or 14. */
const DIGITS = /^\d{1,14}$/;
const OF_GTINS: readonly number[] = [8, 12, 13, 14];

/**
 * The identifier that the columns `gtin`, `lot` and `serial` of a row name; `undefined` where all three are
 * empty. A GTIN is padded to 14 digits.
 * @param own - a cell of the row; `undefined` when it is empty.
 * @throws Fault `fields_invalid`, as for a single code; it names the column.
 */
export function gs1Cells(own: (name: OwnColumn) => string | undefined): NewGs1 | undefined {
  const cells = GS1_COLUMNS.flatMap(([column, ai]) => {
    const value = own(column);
    if (value === undefined) return [];
    return [{ column, ai, value: column === "gtin" ? gtinIn(value) : value }];
  });
  const [first] = cells;
  if (first === undefined) return undefined;
  const shortened = cells.filter(({ value }) => SHORTENED.test(value));
  if (shortened.length > 0)
    throw wrong(shortened.map(({ column }) => ({ pointer: `/${column}`, ...explain("gs1_shortened") })));
  if (first.column !== "gtin") throw wrong([{ pointer: `/${first.column}`, ...explain("gtin_missing") }]);
  if (DIGITS.test(first.value) && !OF_GTINS.includes(first.value.length))
    throw wrong([{ pointer: "/gtin", ...explain("gtin_digits") }]);
  const arranged = arrange(cells.map(({ ai, value }): Element => ({ ai, value })));
  if ("flaws" in arranged)
    throw wrong(
      arranged.flaws.map(({ at, reason }) => ({
        pointer: `/${cells[at ?? 0]?.column ?? "gtin"}`,
        ...reason,
      })),
    );
  const { ai, value, qualifiers } = arranged.identifier;
  return { ai, value, qualifiers: [...qualifiers] };
}

/** A number that is kept as text by a formula. */
const FORMULA = /^="([^"]*)"$/;
/** A number as it is printed below a symbol. */
const PRINTED = /^\(01\)([^()]*)$/;

/** The digits of a GTIN, however people and spreadsheets write them; any other cell as it is. */
function gtinIn(cell: string): string {
  const text = FORMULA.exec(cell)?.[1] ?? cell;
  return gtinDigits((PRINTED.exec(text)?.[1] ?? text).trim());
}

/** The type of code that draws a GS1 Digital Link. */
export const LINK_TYPE = "gs1";

/**
 * The fields of a row without a target, which draws its link.
 * @param given - those that it has by columns of their own.
 * @param hostOf - the host of rows without a column for it.
 * @throws Fault `fields_invalid` where the row says something else to draw.
 */
export function linkFields(
  { ai, value, qualifiers = [] }: NewGs1,
  type: string,
  given: Readonly<Record<string, unknown>>,
  hostOf: () => string,
): Readonly<Record<string, unknown>> {
  if (type !== LINK_TYPE) throw wrong([{ pointer: "/type", ...explain("gtin_beside") }]);
  if (given["elements"] !== undefined)
    throw wrong([{ pointer: "/fields/elements", ...explain("gtin_beside") }]);
  return { host: given["host"] ?? hostOf(), ...given, elements: [{ ai, value }, ...qualifiers] };
}

/**
 * The host of the link of a row without a target, with the scheme where it is that of a service without TLS:
 * such a row opens as those with a target do.
 * @param domain - as the row names it.
 * @throws Fault where GS1 Digital Links are not answered there, or its name can't stand in one.
 */
export function linkHost(
  domain: string | undefined,
  { baseUrl, isOwnDomain, gs1On }: Pick<KnownHosts, "baseUrl" | "isOwnDomain" | "gs1On">,
): string {
  const host = domain === undefined ? null : domainNamed(baseUrl, domain);
  if (host !== null && !isOwnDomain(host)) throw unverifiedDomain();
  if (!gs1On(host)) throw gs1Off(host === null ? "base" : "domain");
  const base = new URL(baseUrl);
  const name = host ?? base.host;
  // A service that is tried at a port, say. The row need not have a column for another host.
  if (!isLinkHost(name)) throw wrong([{ pointer: "/gtin", ...explain("gtin_no_host") }]);
  return base.protocol === "http:" ? `http://${name}` : name;
}

/** The values of what a row names, by their columns; empty for one that it has not. */
export function valuesOfCells({ value, qualifiers = [] }: NewGs1): Record<Gs1Column, string> {
  const qualifierOf = (ai: string) => qualifiers.find((qualifier) => qualifier.ai === ai)?.value ?? "";
  return { gtin: value, lot: qualifierOf("10"), serial: qualifierOf("21") };
}

/** The canonical path of what a row names; `null` for a row that names nothing. */
export function pathOfCells(gs1: NewGs1 | undefined): string | null {
  return gs1 ? pathOf({ ...gs1, qualifiers: gs1.qualifiers ?? [] }) : null;
}

function wrong(errors: readonly FaultDetail[]): Fault {
  return new Fault("fields_invalid", "The row is not valid.", { errors: [...errors] });
}
