import type { KnownLayout } from "./known-layout.ts";
import { number } from "../../lib/format.ts";
import type { MeasureName } from "./own-layouts.ts";
import type * as en from "./en.ts";

/** Refusals that are told otherwise than to programs, with their parameters. */
const NOTICES: Readonly<Record<string, (of: (parameter: string) => string) => string>> = {
  label_too_small: (of) => `braucht Etiketten ab ${of("width")} × ${of("height")} mm`,
  label_text_too_long: (of) =>
    `der Text passt nicht. Kürzen Sie ihn, oder nehmen Sie Etiketten ab ${of("width")} × ${of("height")} mm`,
  label_text_unsupported: (of) => `diese Zeichen lassen sich nicht drucken: ${of("characters")}`,
  sheet_text_unknown: (of) => `als Namen in Klammern gibt es ${of("choices")}`,
  sheet_row_tracked: () =>
    "dynamische Codes bitte zuerst unter „Viele auf einmal“ anlegen, dann hier ihre Kampagne drucken",
  sheet_code_unknown: () => "gibt es nicht mehr. Bitte die Codes neu auswählen",
  sheet_no_codes: () => "diese Kampagne hat keine Codes",
  sheet_off_page: () => "die Etiketten lägen neben der Seite",
  sheet_overlap: (of) =>
    `die Etiketten liegen übereinander: Die Schrittweite muss mindestens ${of("limit")} mm sein`,
  sheet_too_many_on_page: (of) => `höchstens ${of("limit")} Etiketten passen auf eine Seite`,
  sheet_page_too_large: () => "diese Seite ist für eine Vorschau zu groß. Als PDF lässt sie sich speichern",
};

const MEASURES: Readonly<Record<MeasureName, string>> = {
  pageWidth: "Seitenbreite",
  pageHeight: "Seitenhöhe",
  labelWidth: "Etikettenbreite",
  labelHeight: "Etikettenhöhe",
  columns: "Etiketten nebeneinander",
  rows: "Etiketten untereinander",
  left: "Rand links",
  top: "Rand oben",
  stepX: "Schrittweite nach rechts",
  stepY: "Schrittweite nach unten",
  corner: "Runde Ecken",
};

export const sheets: typeof en.sheets = {
  title: "Drucken",
  content: "Inhalt",
  codes: "Gewählte Codes",
  group: "Kampagne",
  rows: "Tabelle",
  noCodes: "Noch keine Codes gewählt: in der Liste der Codes ankreuzen, dann „Drucken“.",
  picked: (count: number) => `${number(count)} ${count === 1 ? "Code" : "Codes"}`,
  takeAll: "Alle Codes nehmen",
  toCodes: "Zu den Codes",
  toPlain: "Zu den statischen Codes",
  tooManyCodes: (most: number) =>
    `Höchstens ${number(most)} Codes lassen sich auswählen. Für mehr drucken Sie eine Kampagne.`,
  groupMissing: "Bitte eine Kampagne angeben.",
  table: "Tabelle (CSV)",
  tableHint: "Spalten wie bei „Viele auf einmal“, etwa „url,title“. Jede Zeile wird ein statischer Code.",
  chooseFile: "Datei wählen",
  dropFile: "Eine Tabelle (.xlsx) oder CSV; oder hier ablegen",
  tableMissing: "Bitte eine Datei wählen oder eine Tabelle einfügen.",
  tableTooLarge: (most: number) => `Die Tabelle hat mehr als ${number(most)} KB.`,
  tableEncoding:
    "Das lässt sich nicht lesen. Speichern Sie die Datei als .xlsx oder CSV, und suchen Sie ein Anführungszeichen, das nicht geschlossen wird.",
  look: "Design",
  plain: "Schlicht schwarz",
  sheet: "Bogen",
  search: "Hersteller, Nummer, Format oder Anzahl suchen",
  noSheet: "Kein Bogen gefunden.",
  sheets: "Bögen",
  found: (count: number) => `${number(count)} ${count === 1 ? "Bogen" : "Bögen"}`,
  layoutName: ({ name }: KnownLayout) =>
    name
      .replace(/^Table tent/, "Tischaufsteller")
      .replace(/^Four table tents/, "Vier Tischaufsteller")
      .replace(/^Four/, "Vier")
      .replace(/^Ten cards (.*?)(?: in)?$/, "Zehn Karten $1")
      .replace(/^Roll (.*) in$/, "Rolle $1 Zoll"),
  layoutAbout: (size: string, count: number, page: string) =>
    count === 1 ? size : `${page}, ${number(count)} Etiketten, ${size}`,
  ownAdd: "Eigener Bogen",
  ownAddHint: "Er beginnt wie der gewählte und bleibt auf diesem Gerät.",
  ownNew: "Mein Bogen",
  ownName: "Name des Bogens",
  ownRemove: "Diesen Bogen löschen",
  measure: (name: MeasureName) => MEASURES[name],
  stepX: "Von der linken Kante eines Etiketts zu der des nächsten.",
  stepY: "Von der oberen Kante eines Etiketts zu der des nächsten.",
  purpose: "Art des Bogens",
  purposes: {
    all: "Alle",
    labels: "Etiketten",
    tents: "Aufsteller",
    cards: "Karten",
    rolls: "Rollen",
    pages: "Ganze Seiten",
  },
  design: "Gestaltung",
  headline: "Überschrift",
  headlineHint: "Groß über dem Code, etwa „Zur Speisekarte“.",
  headlineSize: "Größe der Überschrift",
  headlineSizeHint: "Leer richtet sie sich nach dem Etikett.",
  textAt: "Wo der Text steht",
  around: "Um den Code",
  below: "Darunter",
  side: "Daneben",
  band: "Farbband hinter der Überschrift",
  bandColor: "Farbe des Bands",
  logo: "Logo des Designs neben der Überschrift",
  foldLine: "Linie zum Falten",
  lines: "Text auf dem Etikett",
  lineTitle: "Titel",
  lineShortUrl: "Kurzadresse",
  lineNumber: "Fortlaufende Nummer",
  firstNumber: "Erste Nummer",
  firstNumberHint: "001 zählt dreistellig.",
  own: "Eigene Zeile",
  ownHint: "Etwa „Scan mich“, oder mit Namen in Klammern: „Tisch {n}: {title}“.",
  amount: "Anzahl",
  copies: "Exemplare je Etikett",
  first: "Erstes freies Etikett",
  firstHint: "Verbrauchte überspringen: einfach auf die Seite klicken.",
  press: "Druckoptionen",
  marks: "Marken",
  marksNone: "Keine",
  marksFrame: "Rahmen",
  marksCrop: "Schnittmarken",
  bleed: "Anschnitt",
  standard: "Datei",
  standardPdf: "PDF",
  standardX: "PDF/X-1a",
  standardHint: "PDF/X-1a ist für Druckereien: nur Druckfarben, Schwarz rein aus Schwarz.",
  offsetText:
    "Druckt Ihr Drucker leicht versetzt, verschieben Sie alle Etiketten. Drucken Sie mit 100 %, nicht „an Seite angepasst“.",
  offsetX: "Nach rechts",
  offsetY: "Nach unten",
  outOfRange: (minimum: number, maximum: number) => `bitte ${number(minimum)} bis ${number(maximum)}`,
  preview: "Vorschau",
  page: (page: number, pages: number) => `Seite ${number(page)} von ${number(pages)}`,
  labels: (count: number) => `${number(count)} ${count === 1 ? "Etikett" : "Etiketten"}`,
  back: "Vorige Seite",
  next: "Nächste Seite",
  place: (place: number) => `Etikett ${number(place)}`,
  used: (place: number) => `Etikett ${number(place)}, verbraucht`,
  waiting: "Hier erscheint die Vorschau.",
  refused: "So lässt sich das nicht drucken. Bitte die markierten Angaben prüfen.",
  print: "Als PDF speichern",
  stop: "Abbrechen",
  saved: (name: string) => `${name} liegt in Ihren Downloads`,
  row: (row: number) => `Zeile ${number(row)}:`,
  code: (name: string) => `„${name}“:`,
  notice: (reason: string, of: (parameter: string) => string, otherwise: string) =>
    NOTICES[reason]?.(of) ?? otherwise,
};
