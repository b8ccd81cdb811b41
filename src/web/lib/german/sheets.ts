import type { SHEETS } from "../../../kit/shared/reasons/sheets.ts";

export const SHEETS_DE: Readonly<Record<keyof typeof SHEETS, string>> = {
  label_too_small: "muss für diesen Code Etiketten von mindestens {width} × {height} mm haben",
  label_text_too_long:
    "passt nicht: neben diesem Code braucht er Etiketten von mindestens {width} × {height} mm",
  label_text_endless: "darf höchstens {limit} Zeichen in einer Zeile haben",
  label_text_unsupported: "hat Zeichen, die sich nicht zeichnen lassen: {characters}",
  sheet_one_source: "genau eines von codes, group und rows sagt, was gedruckt wird",
  sheet_needs_key: "braucht einen API-Schlüssel: ohne ihn werden nur rows gedruckt",
  sheet_no_codes: "hat keine Codes",
  sheet_code_unknown: "ist nicht die Kennung eines Codes dieses Arbeitsbereichs",
  sheet_layout_unknown: "ist keine bekannte Aufteilung: GET /app/api/sheets nennt alle",
  sheet_off_page: "legt Etiketten neben die Seite",
  sheet_overlap: "muss mindestens {limit} sein: Etiketten liegen übereinander",
  sheet_too_many_on_page: "hat mehr als {limit} Etiketten",
  sheet_too_many_labels: "ergibt mehr als die {limit} Etiketten, die eine Datei haben darf",
  sheet_page_beyond: "liegt hinter der letzten Seite, {pages}",
  sheet_page_too_large: "ist zu groß für ein SVG: wählen Sie PDF, schlichtere Codes oder weniger Etiketten",
  sheet_no_headline: "braucht einen Text: Der erste ist die Überschrift",
  sheet_rgb: "muss cmyk sein oder fehlen: PDF/X-1a kennt keine anderen Farben",
  sheet_text_unknown:
    "nennt etwas anderes als {choices}; ein Text, der auf allen Etiketten gleich ist, braucht leere geschweifte Klammern",
  sheet_text_braces: "hat eine Klammer ohne Gegenstück",
  sheet_row_tracked: "muss hier fehlen: POST /app/api/bulk?as=sheet erstellt Codes und druckt sie",
  sheet_skips: "darf nicht skip sein: ein Bogen hat kein Verzeichnis dessen, was fehlt",
};
