import type { LayoutList } from "../../../sheets/model.ts";
import type { Why } from "../../lib/explain.ts";
import { number } from "../../lib/format.ts";
import { defineTexts } from "../../lib/texts.ts";
import type { MeasureName } from "./own-layouts.ts";

/** A layout of the catalog. */
export type KnownLayout = LayoutList["layouts"][number];

/** A size in words. */
export function millimetres({ width, height }: KnownLayout["page"]): string {
  const [across, down] = [width, height].map((length) => number(length, { maximumFractionDigits: 1 }));
  return `${across} × ${down} mm`;
}
const size = ({ label }: KnownLayout) => millimetres(label);

/** The size of labels that a refusal names. */
const needed = ({ params = {} }: Why) => `${spelled(params["width"])} × ${spelled(params["height"])} mm`;
const spelled = (length: string | number | undefined) =>
  typeof length === "number" ? number(length) : length;

type Told = Readonly<Record<string, (why: Why) => string>>;

/** Refusals that are told otherwise than to programs. */
const TOLD_EN: Told = {
  label_too_small: (why) => `needs labels of at least ${needed(why)}`,
  label_text_too_long: (why) => `the text does not fit. Shorten it, or use labels of at least ${needed(why)}`,
  label_text_unsupported: ({ params = {} }) => `these characters can't be printed: ${params["characters"]}`,
  sheet_text_unknown: ({ params = {} }) => `the names in braces can be ${params["choices"]}`,
  sheet_row_tracked: () => "make tracked codes under Bulk first, then print their campaign here",
  sheet_code_unknown: () => "is no longer there. Choose the codes again",
  sheet_no_codes: () => "this campaign has no codes",
  sheet_off_page: () => "the labels would lie beside the page",
  sheet_overlap: ({ params = {} }) =>
    `the labels lie on each other: take steps of at least ${spelled(params["limit"])} mm`,
  sheet_too_many_on_page: ({ params = {} }) => `a page may have ${spelled(params["limit"])} labels at most`,
  sheet_page_too_large: () => "this page is too large for a preview. It can be saved as PDF",
};
const TOLD_DE: Told = {
  label_too_small: (why) => `braucht Etiketten ab ${needed(why)}`,
  label_text_too_long: (why) =>
    `der Text passt nicht. Kürzen Sie ihn, oder nehmen Sie Etiketten ab ${needed(why)}`,
  label_text_unsupported: ({ params = {} }) =>
    `diese Zeichen lassen sich nicht drucken: ${params["characters"]}`,
  sheet_text_unknown: ({ params = {} }) => `als Namen in Klammern gibt es ${params["choices"]}`,
  sheet_row_tracked: () =>
    "Codes mit Tracking bitte zuerst unter Massenerstellung anlegen, dann hier ihre Kampagne drucken",
  sheet_code_unknown: () => "gibt es nicht mehr. Bitte die Codes neu auswählen",
  sheet_no_codes: () => "diese Kampagne hat keine Codes",
  sheet_off_page: () => "die Etiketten lägen neben der Seite",
  sheet_overlap: ({ params = {} }) =>
    `die Etiketten liegen übereinander: Die Schrittweite muss mindestens ${spelled(params["limit"])} mm sein`,
  sheet_too_many_on_page: ({ params = {} }) =>
    `höchstens ${spelled(params["limit"])} Etiketten passen auf eine Seite`,
  sheet_page_too_large: () => "diese Seite ist für eine Vorschau zu groß. Als PDF lässt sie sich speichern",
};

const MEASURES_EN: Readonly<Record<MeasureName, string>> = {
  pageWidth: "Page width",
  pageHeight: "Page height",
  labelWidth: "Label width",
  labelHeight: "Label height",
  columns: "Labels across",
  rows: "Labels down",
  left: "Left margin",
  top: "Top margin",
  stepX: "Step across",
  stepY: "Step down",
  corner: "Rounded corners",
};
const MEASURES_DE: Readonly<Record<MeasureName, string>> = {
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

export const texts = defineTexts({
  en: {
    title: "Print labels",
    content: "What is printed",
    codes: "Chosen codes",
    group: "A campaign",
    rows: "A table",
    noCodes: "No codes are chosen. Tick them in the list of codes, then press “Labels”.",
    picked: (count: number) => `${number(count)} ${count === 1 ? "code" : "codes"}`,
    toCodes: "To the codes",
    tooManyCodes: (most: number) =>
      `Up to ${number(most)} codes can be chosen. Print larger sets as a campaign.`,
    groupMissing: "Name a campaign.",
    table: "Table (CSV)",
    tableHint: "The columns of a bulk file, such as “url,title”. Each row is a code without tracking.",
    chooseFile: "Choose a CSV file",
    dropFile: "or drop it here",
    tableMissing: "Choose a file, or paste a table.",
    tableTooLarge: (most: number) => `The table has more than ${number(most)} KB.`,
    tableEncoding: "The file must be saved as UTF-8.",
    look: "Look of codes that have none",
    plain: "Plain",
    sheet: "Sheet",
    search: "Search by maker, number, size or count",
    noSheet: "No sheet found.",
    sheets: "Sheets",
    found: (count: number) => `${number(count)} ${count === 1 ? "sheet" : "sheets"}`,
    layoutName: ({ name }: KnownLayout) => name,
    layoutAbout: (layout: KnownLayout, count: number, page: string) =>
      count === 1 ? size(layout) : `${page}, ${number(count)} labels, ${size(layout)}`,
    ownAdd: "Sheet of your own",
    ownAddHint: "It begins like the chosen one, and is kept on this device.",
    ownNew: "My sheet",
    ownName: "Name of the sheet",
    ownRemove: "Delete this sheet",
    measure: (name: MeasureName) => MEASURES_EN[name],
    stepX: "From a label's left edge to that of the next one.",
    stepY: "From a label's upper edge to that of the next one.",
    lines: "Text on the label",
    lineTitle: "Title",
    lineShortUrl: "Short link",
    lineNumber: "Serial number",
    firstNumber: "First number",
    firstNumberHint: "001 counts in three digits.",
    own: "Your own line",
    ownHint: "Such as “Scan me”, or with names in braces: “Table {n}: {title}”.",
    amount: "How many",
    copies: "Copies of each label",
    first: "First free label",
    firstHint: "Skip those that are used: click on the page.",
    press: "For the printer",
    marks: "Marks",
    marksNone: "None",
    marksFrame: "Frames",
    marksCrop: "Crop marks",
    bleed: "Bleed",
    standard: "File",
    standardPdf: "PDF",
    standardX: "PDF/X-1a",
    standardHint: "PDF/X-1a is for print shops: inks only, black as black ink.",
    offsetText: "If your printer is off by a little, move all labels. Print at 100 %, not “fit to page”.",
    offsetX: "To the right",
    offsetY: "Downwards",
    outOfRange: (minimum: number, maximum: number) => `enter ${number(minimum)} to ${number(maximum)}`,
    preview: "Preview",
    page: (page: number, pages: number) => `Page ${number(page)} of ${number(pages)}`,
    labels: (count: number) => `${number(count)} ${count === 1 ? "label" : "labels"}`,
    back: "Previous page",
    next: "Next page",
    place: (place: number) => `Label ${number(place)}`,
    used: (place: number) => `Label ${number(place)}, used`,
    waiting: "The preview appears here.",
    refused: "It can't be printed like this: see what is marked.",
    print: "Save as PDF",
    stop: "Stop",
    saved: (name: string) => `${name} is in your downloads`,
    row: (row: number) => `Row ${number(row)}:`,
    code: (name: string) => `“${name}”:`,
    told: (why: Why, otherwise: string) => TOLD_EN[why.reason]?.(why) ?? otherwise,
  },
  de: {
    title: "Etiketten drucken",
    content: "Inhalt",
    codes: "Gewählte Codes",
    group: "Kampagne",
    rows: "Tabelle",
    noCodes: "Noch keine Codes gewählt: in der Liste der Codes ankreuzen, dann „Etiketten“.",
    picked: (count: number) => `${number(count)} ${count === 1 ? "Code" : "Codes"}`,
    toCodes: "Zu den Codes",
    tooManyCodes: (most: number) =>
      `Höchstens ${number(most)} Codes lassen sich auswählen. Für mehr drucken Sie eine Kampagne.`,
    groupMissing: "Bitte eine Kampagne angeben.",
    table: "Tabelle (CSV)",
    tableHint:
      "Spalten wie bei der Massenerstellung, etwa „url,title“. Jede Zeile wird ein Code ohne Tracking.",
    chooseFile: "CSV-Datei wählen",
    dropFile: "oder hier ablegen",
    tableMissing: "Bitte eine Datei wählen oder eine Tabelle einfügen.",
    tableTooLarge: (most: number) => `Die Tabelle hat mehr als ${number(most)} KB.`,
    tableEncoding: "Die Datei muss als UTF-8 gespeichert sein.",
    look: "Stil für Codes ohne eigenen",
    plain: "Schlicht",
    sheet: "Bogen",
    search: "Hersteller, Nummer, Format oder Anzahl suchen",
    noSheet: "Kein Bogen gefunden.",
    sheets: "Bögen",
    found: (count: number) => `${number(count)} ${count === 1 ? "Bogen" : "Bögen"}`,
    layoutName: ({ name }: KnownLayout) =>
      name.replace(/^Table tent/, "Tischaufsteller").replace(/^Roll (.*) in$/, "Rolle $1 Zoll"),
    layoutAbout: (layout: KnownLayout, count: number, page: string) =>
      count === 1 ? size(layout) : `${page}, ${number(count)} Etiketten, ${size(layout)}`,
    ownAdd: "Eigener Bogen",
    ownAddHint: "Er beginnt wie der gewählte und bleibt auf diesem Gerät.",
    ownNew: "Mein Bogen",
    ownName: "Name des Bogens",
    ownRemove: "Diesen Bogen löschen",
    measure: (name: MeasureName) => MEASURES_DE[name],
    stepX: "Von der linken Kante eines Etiketts zu der des nächsten.",
    stepY: "Von der oberen Kante eines Etiketts zu der des nächsten.",
    lines: "Text auf dem Etikett",
    lineTitle: "Titel",
    lineShortUrl: "Kurzlink",
    lineNumber: "Fortlaufende Nummer",
    firstNumber: "Erste Nummer",
    firstNumberHint: "001 zählt dreistellig.",
    own: "Eigene Zeile",
    ownHint: "Etwa „Scan mich“, oder mit Namen in Klammern: „Tisch {n}: {title}“.",
    amount: "Anzahl",
    copies: "Exemplare je Etikett",
    first: "Erstes freies Etikett",
    firstHint: "Verbrauchte überspringen: einfach auf die Seite klicken.",
    press: "Für den Druck",
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
    told: (why: Why, otherwise: string) => TOLD_DE[why.reason]?.(why) ?? otherwise,
  },
});
