import type { SHEETS } from "../../../kit/shared/reasons/sheets.ts";

export const SHEETS_IT: Readonly<Record<keyof typeof SHEETS, string>> = {
  label_too_small: "deve avere etichette di almeno {width} × {height} mm per questo codice",
  label_text_too_long:
    "non ci sta: accanto a questo codice servono etichette di almeno {width} × {height} mm",
  label_text_endless: "può avere al massimo {limit} caratteri per riga",
  label_text_unsupported: "ha caratteri che non si possono disegnare: {characters}",
  sheet_one_source: "esattamente uno tra codes, group e rows dice che cosa si stampa",
  sheet_needs_key: "richiede una chiave API: senza, si stampano solo rows",
  sheet_no_codes: "non ha codici",
  sheet_code_unknown: "non è l'ID di un codice di quest'area di lavoro",
  sheet_layout_unknown: "non è una disposizione nota: GET /app/api/sheets le elenca",
  sheet_off_page: "mette etichette fuori dalla pagina",
  sheet_overlap: "deve essere almeno {limit}: le etichette si sovrappongono",
  sheet_too_many_on_page: "ha più di {limit} etichette",
  sheet_too_many_labels: "dà più delle {limit} etichette che un file può avere",
  sheet_page_beyond: "viene dopo l'ultima pagina, {pages}",
  sheet_page_too_large: "è troppo grande per un SVG: scelga PDF, codici più semplici o meno etichette",
  sheet_no_headline: "deve avere un testo: il primo è l'intestazione",
  sheet_rgb: "deve essere cmyk o mancare: PDF/X-1a non ha altri colori",
  sheet_text_unknown:
    "indica qualcosa di diverso da {choices}; un testo uguale su tutte le etichette richiede parentesi graffe vuote",
  sheet_text_braces: "ha una parentesi graffa senza la sua metà",
  sheet_row_tracked: "deve mancare qui: POST /app/api/bulk?as=sheet crea codici e li stampa",
  sheet_skips: "non può essere skip: un foglio non ha un elenco di ciò che manca",
};
