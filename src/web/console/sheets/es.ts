import type { KnownLayout } from "./known-layout.ts";
import { number } from "../../lib/format.ts";
import type { MeasureName } from "./own-layouts.ts";
import type * as en from "./en.ts";

/** Refusals that are told otherwise than to programs, with their parameters. */
const NOTICES: Readonly<Record<string, (of: (parameter: string) => string) => string>> = {
  label_too_small: (of) => `necesita etiquetas de al menos ${of("width")} × ${of("height")} mm`,
  label_text_too_long: (of) =>
    `el texto no cabe. Acórtelo o use etiquetas de al menos ${of("width")} × ${of("height")} mm`,
  label_text_unsupported: (of) => `estos caracteres no se pueden imprimir: ${of("characters")}`,
  sheet_text_unknown: (of) => `los nombres entre llaves pueden ser ${of("choices")}`,
  sheet_row_tracked: () =>
    "cree primero los códigos dinámicos en «Muchos a la vez» e imprima después aquí su campaña",
  sheet_code_unknown: () => "ya no existe. Elija los códigos de nuevo",
  sheet_no_codes: () => "esta campaña no tiene códigos",
  sheet_off_page: () => "las etiquetas quedarían fuera de la página",
  sheet_overlap: (of) => `las etiquetas se solapan: use pasos de al menos ${of("limit")} mm`,
  sheet_too_many_on_page: (of) => `una página puede tener ${of("limit")} etiquetas como máximo`,
  sheet_page_too_large: () =>
    "esta página es demasiado grande para una vista previa. Se puede guardar como PDF",
};

const MEASURES: Readonly<Record<MeasureName, string>> = {
  pageWidth: "Ancho de página",
  pageHeight: "Alto de página",
  labelWidth: "Ancho de etiqueta",
  labelHeight: "Alto de etiqueta",
  columns: "Etiquetas a lo ancho",
  rows: "Etiquetas a lo alto",
  left: "Margen izquierdo",
  top: "Margen superior",
  stepX: "Paso horizontal",
  stepY: "Paso vertical",
  corner: "Esquinas redondas",
};

export const sheets: typeof en.sheets = {
  title: "Imprimir etiquetas",
  content: "Qué se imprime",
  codes: "Códigos elegidos",
  group: "Una campaña",
  rows: "Una tabla",
  noCodes: "No hay códigos elegidos. Márquelos en la lista de códigos y pulse «Etiquetas».",
  picked: (count: number) => `${number(count)} ${count === 1 ? "código" : "códigos"}`,
  takeAll: "Usar todos los códigos",
  toCodes: "Ir a los códigos",
  toPlain: "Ir a los códigos estáticos",
  tooManyCodes: (most: number) =>
    `Se pueden elegir hasta ${number(most)} códigos. Para imprimir más, use una campaña.`,
  groupMissing: "Indique una campaña.",
  table: "Tabla (CSV)",
  tableHint:
    "Las columnas de un archivo de «Muchos a la vez», como «url,title». Cada fila es un código estático.",
  chooseFile: "Elegir un archivo",
  dropFile: "Una hoja de cálculo (.xlsx) o CSV; o suelte aquí el archivo",
  tableMissing: "Elija un archivo o pegue una tabla.",
  tableTooLarge: (most: number) => `La tabla supera los ${number(most)} KB.`,
  tableEncoding: "No se puede leer. Guarde el archivo como .xlsx o CSV y busque unas comillas sin cerrar.",
  look: "Diseño",
  plain: "Negro sencillo",
  sheet: "Hoja",
  search: "Buscar por fabricante, número, tamaño o cantidad",
  noSheet: "No se ha encontrado ninguna hoja.",
  sheets: "Hojas",
  found: (count: number) => `${number(count)} ${count === 1 ? "hoja" : "hojas"}`,
  layoutName: ({ name }: KnownLayout) =>
    name
      .replace(/^Table tent/, "Cartel de mesa")
      .replace(/^Four table tents/, "Cuatro carteles de mesa")
      .replace(/^Four/, "Cuatro")
      .replace(/^Ten cards (.*?)(?: in)?$/, (_, size: string) =>
        size.endsWith("mm") ? `Diez tarjetas ${size}` : `Diez tarjetas ${size} pulgadas`,
      )
      .replace(/^Roll (.*) in$/, "Rollo $1 pulgadas"),
  layoutAbout: (size: string, count: number, page: string) =>
    count === 1 ? size : `${page}, ${number(count)} etiquetas, ${size}`,
  ownAdd: "Hoja propia",
  ownAddHint: "Empieza como la elegida y se guarda en este dispositivo.",
  ownNew: "Mi hoja",
  ownName: "Nombre de la hoja",
  ownRemove: "Eliminar esta hoja",
  measure: (name: MeasureName) => MEASURES[name],
  stepX: "Del borde izquierdo de una etiqueta al de la siguiente.",
  stepY: "Del borde superior de una etiqueta al de la siguiente.",
  purpose: "Tipo de hoja",
  purposes: {
    all: "Todas",
    labels: "Etiquetas",
    tents: "Carteles de mesa",
    cards: "Tarjetas",
    rolls: "Rollos",
    pages: "Páginas enteras",
  },
  design: "Composición",
  headline: "Encabezado",
  headlineHint: "Grande, encima del código. Por ejemplo «Escanee para ver la carta».",
  headlineSize: "Tamaño del encabezado",
  headlineSizeHint: "Si se deja vacío, depende del tamaño de la etiqueta.",
  textAt: "Dónde va el texto",
  around: "Alrededor del código",
  below: "Debajo",
  side: "Al lado",
  band: "Una banda de color detrás del encabezado",
  bandColor: "Color de la banda",
  logo: "El logo del diseño junto al encabezado",
  foldLine: "Una línea para doblar",
  lines: "Texto de la etiqueta",
  lineTitle: "Título",
  lineShortUrl: "Enlace corto",
  lineHri: "Línea legible (GS1)",
  lineNumber: "Número correlativo",
  firstNumber: "Primer número",
  firstNumberHint: "001 cuenta con tres cifras.",
  own: "Su propia línea",
  ownHint: "Como «Escanéame», o con nombres entre llaves: «Mesa {n}: {title}».",
  amount: "Cuántas",
  copies: "Copias de cada etiqueta",
  first: "Primera etiqueta libre",
  firstHint: "Sáltese las usadas: haga clic en la página.",
  press: "Opciones de impresión",
  marks: "Marcas",
  marksNone: "Ninguna",
  marksFrame: "Marcos",
  marksCrop: "Marcas de corte",
  bleed: "Sangrado",
  standard: "Archivo",
  standardPdf: "PDF",
  standardX: "PDF/X-1a",
  standardHint: "PDF/X-1a es para imprentas: solo tintas, y el negro como tinta negra.",
  offsetText:
    "Si su impresora se desvía un poco, desplace todas las etiquetas. Imprima al 100 %, no «ajustar a la página».",
  offsetX: "A la derecha",
  offsetY: "Hacia abajo",
  outOfRange: (minimum: number, maximum: number) => `escriba de ${number(minimum)} a ${number(maximum)}`,
  preview: "Vista previa",
  page: (page: number, pages: number) => `Página ${number(page)} de ${number(pages)}`,
  labels: (count: number) => `${number(count)} ${count === 1 ? "etiqueta" : "etiquetas"}`,
  back: "Página anterior",
  next: "Página siguiente",
  place: (place: number) => `Etiqueta ${number(place)}`,
  used: (place: number) => `Etiqueta ${number(place)}, usada`,
  waiting: "La vista previa aparecerá aquí.",
  refused: "Así no se puede imprimir: vea lo que está marcado.",
  print: "Guardar como PDF",
  stop: "Detener",
  saved: (name: string) => `${name} está en sus descargas`,
  row: (row: number) => `Fila ${number(row)}:`,
  code: (name: string) => `«${name}»:`,
  notice: (reason: string, of: (parameter: string) => string, otherwise: string) =>
    NOTICES[reason]?.(of) ?? otherwise,
};
