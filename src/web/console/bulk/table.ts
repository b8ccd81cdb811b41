import { MOST_COLUMNS } from "../../../features/bulk/constants.ts";
import { wholeAddress } from "../../lib/whole-address.ts";
import { type Cells, cellsOf, csvOf, parseCsv } from "../../lib/csv.ts";

/** A table that people bring: a CSV file, a spreadsheet, or what they paste. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The lines of the rows, as a spreadsheet counts them. */
  readonly lines: readonly number[];
  /** The service's name of each column; empty for one that is left out. */
  readonly columns: readonly string[];
}

/** The columns that have names of their own here. Others go by the service's. */
export const OWN = ["target", "title", "group", "shortId", "style", "type", "filename", "url"] as const;
export type Own = (typeof OWN)[number];

/** Names that people give to columns, in the languages of the console, without blanks and signs. */
const NAMES: Readonly<Record<string, string>> = {
  target:
    "destination link ziel zieladresse webadresse adresse webaddress address adressedestination adressededestination adresseweb lien cible destino dirección direccion direcciónweb direccionweb enlace destinazione indirizzo indirizzoweb collegamento",
  title: "titel name bezeichnung titre nom título titulo nombre titolo nome",
  group: "campaign kampagne gruppe campagne groupe campaña campana grupo campagna gruppo",
  shortId:
    "shortid kurzadresse kürzel adressecourte direccióncorta direccioncorta idcorto indirizzobreve idbreve",
  style: "look design stil apparence estilo diseño diseno aspecto aspetto stile",
  type: "typ art tipo",
  filename: "dateiname nomdufichier nombredelarchivo nomefile nomedelfile",
  fallback: "fallbackaddress ersatzziel destinoalternativo",
  externalId: "externekennung identifiantexterne identificadorexterno idexterno idesterno",
  lock: "passwortschutz sperre verrou bloqueo protección proteccion blocco",
  lockHint: "hinweis indice pista suggerimento",
  active: "aktiv actif activo attivo",
  password: "passwort motdepasse contraseña contrasena",
  ssid: "wlan wifi",
  security: "sicherheit sécurité seguridad sicurezza",
  domain: "host domaine dominio",
  gtin: "ean gtin13 gtin14 ean13 upc",
  lot: "batch charge los lote lotto",
  serial: "serialnumber seriennummer numérodesérie númerodeserie numerodeserie numerodiserie",
};
const MEANINGS = new Map(
  Object.entries(NAMES).flatMap(([name, said]) =>
    [name, ...said.split(" ")].map((each) => [keyOf(each), name]),
  ),
);

/** Names of columns that are fields of some types: in a table with types they are those. */
const FIELDS = ["name", "address"];

/** Columns whose cells are addresses. */
const ADDRESSES = ["target", "url", "fallback"];

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[\s_./-]/g, "");
}

/** Matches columns by their names. Of two that mean the same the second stays what it is called. */
function matched(head: readonly string[]): string[] {
  const hasTypes = head.some((name) => MEANINGS.get(keyOf(name)) === "type");
  const isField = (name: string) => hasTypes && FIELDS.includes(name);
  const known = head.map((name) => (isField(name) ? name : (MEANINGS.get(keyOf(name)) ?? name)));
  // The address of a row without another one is where its code leads.
  const columns = known.includes("target")
    ? known
    : known.map((name) => (keyOf(name) === "url" ? "target" : name));
  return columns.map((name, at) => (columns.indexOf(name) < at ? (head[at] ?? "") : name));
}

/**
 * Cells without a name are most likely the end of a text that was not quoted: they get one that the service
 * refuses.
 */
function tableOf({ rows: [head = [], ...rows], lines: [, ...lines] }: Cells): Table {
  const filled = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== "") + 1;
  const widest = rows.reduce((most, cells) => Math.max(most, filled(cells)), 0);
  const width = Math.max(filled(head), widest);
  if (width > MOST_COLUMNS) throw new Error(`A table has at most ${MOST_COLUMNS} columns`);
  const names = Array.from({ length: width }, (_, at) => {
    const name = head[at]?.trim() ?? "";
    return name === "" && rows.some((cells) => cells[at]?.trim()) ? `#${at + 1}` : name;
  });
  return {
    head: names,
    rows: rows.map((cells) => names.map((_, at) => cells[at] ?? "")),
    lines,
    columns: matched(names),
  };
}

/** @throws when a quote of the text is not closed, or a row is too wide. */
export function tableOfText(text: string): Table {
  const cells = parseCsv(text);
  if (cells === null) throw new Error("A quote is not closed");
  return tableOf(cells);
}

/** @throws when the file is no spreadsheet, or its text can't be read. */
export async function tableOfFile(file: File): Promise<Table> {
  if (!/\.xlsx$/i.test(file.name)) return tableOfText(decoded(await file.arrayBuffer()));
  const { readSpreadsheet } = await import("./spreadsheet.ts");
  return tableOf(cellsOf(await readSpreadsheet(file)));
}

/** A text of a program that writes UTF-8, UTF-16, or as older ones of Windows do. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The table as the service reads it. */
export function fileOf({ head, rows, columns }: Table): string {
  const used = head.flatMap((_, at) => (columns[at] === "" ? [] : [at]));
  const cell = (cells: readonly string[]) => (at: number) => {
    const text = cells[at] ?? "";
    return ADDRESSES.includes(columns[at] ?? "") ? wholeAddress(text) : text;
  };
  return csvOf([used.map((at) => columns[at] ?? ""), ...rows.map((cells) => used.map(cell(cells)))]);
}

/** The cell of a row in the column of a meaning. */
export function cellIn({ columns }: Table, row: readonly string[], meaning: string): string {
  return row[columns.indexOf(meaning)]?.trim() ?? "";
}

/** Whether a table is the list of codes: then its rows are changes of those. */
export function isList({ columns }: Table): boolean {
  return columns.includes("shortId") && columns.includes("active");
}

/** Whether each row names a domain, so that no code has an address of the service itself. */
export function isElsewhere(table: Table | null): boolean {
  const at = table?.columns.indexOf("domain") ?? -1;
  return at >= 0 && table?.rows.every((row) => (row[at] ?? "").trim() !== "") === true;
}
