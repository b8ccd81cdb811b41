import type { SHEETS } from "../../../kit/shared/reasons/sheets.ts";

export const SHEETS_ES: Readonly<Record<keyof typeof SHEETS, string>> = {
  label_too_small: "debe tener etiquetas de al menos {width} × {height} mm para este código",
  label_text_too_long: "no cabe: junto a este código necesita etiquetas de al menos {width} × {height} mm",
  label_text_endless: "debe tener como máximo {limit} caracteres por línea",
  label_text_unsupported: "tiene caracteres que no se pueden dibujar: {characters}",
  sheet_one_source: "exactamente uno de codes, group y rows dice qué se imprime",
  sheet_needs_key: "necesita una clave de API: sin ella solo se imprime rows",
  sheet_no_codes: "no tiene códigos",
  sheet_code_unknown: "no es el id de un código de este espacio de trabajo",
  sheet_layout_unknown: "no es una hoja conocida: GET /app/api/sheets las enumera",
  sheet_off_page: "pone etiquetas fuera de la página",
  sheet_overlap: "debe ser {limit} como mínimo: las etiquetas se solapan",
  sheet_too_many_on_page: "tiene más de {limit} etiquetas",
  sheet_too_many_labels: "da más de las {limit} etiquetas que puede tener un archivo",
  sheet_page_beyond: "está detrás de la última página, {pages}",
  sheet_page_too_large: "es demasiado grande para un SVG: elija PDF, códigos más sencillos o menos etiquetas",
  sheet_no_headline: "debe tener un texto: el primero es el encabezado",
  sheet_rgb: "debe ser cmyk o faltar: PDF/X-1a no tiene otros colores",
  sheet_text_unknown:
    "nombra algo distinto de {choices}; un texto que es igual en todas las etiquetas necesita unas llaves vacías",
  sheet_text_braces: "tiene una llave sin su pareja",
  sheet_row_tracked: "debe omitirse aquí: POST /app/api/bulk?as=sheet crea códigos y los imprime",
  sheet_skips: "no debe ser skip: una hoja no tiene una lista que diga qué se ha omitido",
};
