import type * as en from "./en.ts";

export const extras: typeof en.extras = {
  stopTitle: "Parada del recorrido",
  number: "Número",
  numberHint: "Por ejemplo, 7 o 12b.",
  tour: "Nombre del recorrido",
  nextTitle: "Nombre de la parada siguiente",
  nextAt: "Dónde está la parada siguiente",
  nextHint: "La dirección de su página o el id corto de su código.",
  noticeTitle: "Dónde y cuándo es válido",
  where: "Dónde",
  fromDay: "Desde: día",
  fromTime: "Desde: hora",
  untilDay: "Hasta: día",
  untilTime: "Hasta: hora",
  untilHint: "El último día. Con una hora, termina en el transcurso de ese día.",
  zone: "Zona horaria del lugar",
  noZone: "UTC",
  offerTitle: "El código de la oferta",
  offerKind: "Los visitantes reciben",
  offerText: "El texto del código QR",
  offerCode: "Un código para todos",
  offerCodes: "Códigos de una lista, cada uno una vez",
  code: "Código",
  codes: "Códigos, uno por línea",
  codesHint:
    "Cada vez que se pulsa el botón de la página se entrega el código siguiente, y nadie más lo recibe. Como máximo, 1.000 códigos de hasta 64 caracteres.",
  codesWrong: "Cada línea es un código de 64 caracteres como máximo.",
  count: (count: number) => (count === 1 ? "1 código" : `${count} códigos`),
  accessibility: "Declaración de accesibilidad",
  recognition: "Mostrar completa la pregunta sobre el reconocimiento",
  recognitionHint: "Si no, la abre un enlace al pie de la página.",
};

export const pageLanguages: typeof en.pageLanguages = {
  title: "Idiomas de la página",
  hint: "La misma página en otros idiomas. Los visitantes la ven primero en el idioma de su navegador y pueden elegir otro.",
  ask: "Dar idiomas a la página",
  own: "Idioma de los textos de la página",
  none: "Sin indicar",
  first: "Elija primero el idioma de los textos de la página y añada después otros.",
  another: "Otro idioma",
  choose: "Elegir un idioma",
  add: "Añadir el idioma",
  progress: (name: string, said: number, of: number) => `${name}: ${said} de ${of} textos`,
  remove: (name: string) => `Quitar ${name}`,
  removed: (name: string) => `Se ha quitado ${name}.`,
  undo: "Deshacer",
  missing: "Un texto que deje vacío aparece en el idioma propio de la página.",
  onlyHere: "Un texto que solo tiene este idioma",
};

export const lookPages: typeof en.lookPages = {
  title: "Páginas",
  hint: "Las páginas de los códigos que tienen este diseño llevan estos colores, este logo y estos enlaces cuando no tienen propios.",
};
