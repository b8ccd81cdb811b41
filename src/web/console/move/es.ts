import type { Source } from "../../../features/moving/constants.ts";
import type { ArchivePart, RedirectFormat } from "../../../features/moving/constants.ts";
import { number } from "../../lib/format.ts";
import { codesOf } from "../codes/es.ts";
import type * as en from "./en.ts";
import { type NoticeTexts, toldNotice } from "./told-notices.ts";

const SERVICES: en.Services = {
  bitly: { name: "Bitly", file: "La exportación CSV, o los enlaces tal como los da la API de Bitly." },
  dub: { name: "Dub", file: "La exportación CSV del panel, o los enlaces de la API." },
  shlink: { name: "Shlink", file: "El CSV del cliente web, o las URL cortas de la API." },
  yourls: { name: "YOURLS", file: "Las estadísticas de la API en JSON, o la tabla yourls_url en CSV." },
  kutt: { name: "Kutt", file: "Los enlaces de la API en JSON, o la tabla en CSV." },
  shortio: { name: "Short.io", file: "La exportación CSV, o los enlaces de la API." },
  csv: {
    name: "Una tabla (CSV)",
    file: "Una tabla con las columnas shortId y target; también se leen title, group, tags, created y clicks.",
  },
  quietzone: {
    name: "Quietzone (una copia)",
    file: "Una copia de «Exportar», más abajo, de este servicio o de otro.",
  },
};

const PARTS: Readonly<Record<ArchivePart, string>> = {
  domains: "Dominios",
  looks: "Diseños",
  webhooks: "Webhooks, sin sus secretos",
  codes: "Códigos y las imágenes de sus páginas",
  history: "Historial de los códigos",
  scans: "Escaneos",
  leads: "Solicitudes, legibles",
  symbols: "Símbolos en SVG",
};

const FORMATS: en.Formats = {
  caddy: {
    name: "Caddy",
    steps: "Un Caddyfile completo para Caddy 2.6 o posterior. Caddy obtiene los certificados por sí solo.",
  },
  nginx: {
    name: "nginx",
    steps: "Para nginx 1.11.7 o posterior: incluya el archivo y añada sus certificados a su bloque server.",
  },
  apache: {
    name: "Apache",
    steps:
      "Incluya el archivo en el host virtual de las direcciones cortas. Los módulos alias y rewrite deben estar activos.",
  },
  _redirects: {
    name: "Netlify, Cloudflare Pages",
    steps:
      "Ponga el archivo _redirects en la carpeta que publica. Cloudflare Pages admite hasta 2000 líneas y ningún dominio propio.",
  },
  csv: {
    name: "Tabla (CSV)",
    steps: "Para un programa suyo: la dirección corta, el destino y el estado de cada código.",
  },
};

/** Refusals with what to do, for those that the app tells otherwise than everywhere. */
const ADVICE: ReadonlyMap<string, string> = new Map([
  [
    "import_conflicts",
    "Algunos ids cortos se han ocupado desde la comprobación, así que no se ha creado nada. Compruebe el archivo otra vez para ver cuáles.",
  ],
  [
    "domain_not_verified",
    "Este dominio no está verificado aquí, así que no se ha creado nada. Verifíquelo en los ajustes y vuelva a intentarlo.",
  ],
  [
    "plan_limit",
    "Son más códigos de los que permite su plan, así que no se ha creado ninguno. Canjee un cupón o importe un archivo más pequeño.",
  ],
  [
    "dynamic_code_not_enabled",
    "Su plan no incluye códigos dinámicos. Canjee un cupón para uno que los incluya.",
  ],
  [
    "body_too_large",
    "El archivo es demasiado grande. Divídalo o pregunte al operador de este servicio: la línea de comandos admite archivos de cualquier tamaño.",
  ],
  [
    "idempotency_key_reused",
    "El mismo archivo aún se está importando. Vuelva a intentarlo en un momento; no se crea nada por duplicado.",
  ],
  [
    "csv_invalid",
    "Esto no se puede leer como tabla. Compruebe que el archivo y el servicio se corresponden.",
  ],
  ["invalid_json", "Esto no se puede leer como JSON. Compruebe que el archivo está completo."],
  ["archive_invalid", "Esto no se puede leer como copia. Compruebe que el archivo está completo."],
]);

const NOTICES: NoticeTexts = {
  characters: "debe tener de $1 a $2 caracteres de $3",
  reserved: "está reservado en todos los dominios",
  taken: "está ocupado o lo estuvo",
  repeated: "ya figura en una fila anterior",
  domainMissing: "toda la fila: su dominio no está aquí; añádalo y el código empezará en cuanto se verifique",
  domainUnverified: "toda la fila: su dominio aún no está verificado aquí",
  noShortId: "toda la fila: no indica ningún id corto",
  targetWrong: "toda la fila: el destino no es una dirección web completa",
  targetHere: "toda la fila: el destino es una dirección corta de este servicio",
  wholeRow: "toda la fila: $1",
  cutAfter: "$1 después de $2 caracteres",
  otherTags: "las palabras clave después de la primera",
  host: "el host en el que estaba",
  otherHosts: "los ids cortos en otros hosts",
  createdAt: "el momento de su creación",
  olderHistory: "su historial más antiguo",
  notScannable: "el diseño, con el que su símbolo no se podría escanear aquí",
  ofHistory: "de su historial: $1",
  noPicture: "la imagen de la página, que no está en la copia",
  lookName: "el nombre de su diseño guardado; aun así el código tiene su aspecto",
  lookNameTaken: "el nombre de un diseño guardado, que aquí ya tiene otro",
  noWebhooks: "un webhook: a la clave le falta el permiso `webhook`",
  noDomains: "un dominio: a la clave le falta el permiso `domains`",
  noRoom: "solicitudes que no caben en el plan",
  unreadableLead: "una solicitud que el otro servicio no pudo leer",
  passed: "$1 (ya ha pasado, así que el código está inactivo)",
  inactive: "$1 (el código está inactivo)",
  otherValues: "otros valores",
  password: "contraseña",
};

/** @param seconds - until another try makes sense. */
function advice(code: string, seconds: number | null): string {
  return code === "busy"
    ? `Otro archivo de este espacio de trabajo está en curso, o hay demasiado que hacer. Vuelva a intentarlo en ${number(seconds ?? 1)} s.`
    : (ADVICE.get(code) ?? "");
}

export const move: typeof en.move = {
  title: "Importar y exportar",
  intro: "Llegue con los códigos que ya están impresos y váyase en cualquier momento con todo lo que tiene.",
  arrive: "Importar",
  arriveText:
    "Los ids cortos se quedan como están impresos. Primero se comprueba el archivo; no se crea nada hasta que lo importe.",
  service: (from: Source) => SERVICES[from].name,
  fileOf: (from: Source) => SERVICES[from].file,
  from: "Servicio del que viene",
  fromNone: "Elija un servicio",
  fromMissing: "Elija el servicio del que procede el archivo.",
  domain: "Dominio de los códigos",
  domainNone: (from: Source | "", own: string) =>
    from === "quietzone" ? "Los dominios de la copia" : `${own} (este servicio)`,
  domainOfArchive:
    "Los códigos en dominios que aún no están verificados aquí esperan con ellos y empiezan en cuanto se verifiquen.",
  choose: "Elegir un archivo",
  drop: "o suelte aquí el archivo. CSV, JSON o el ZIP de una copia, hasta 100 MiB",
  fileMissing: "Elija un archivo.",
  tooLarge:
    "El archivo supera los 100 MiB. Divídalo o pregunte al operador de este servicio: la línea de comandos admite archivos de cualquier tamaño.",
  check: "Comprobar el archivo",
  checkAgain: "Comprobar de nuevo",
  stop: "Detener",
  report: "Resultado de la comprobación",
  found: "Encontrados",
  wouldMake: "Códigos nuevos",
  made: "Importados",
  unchanged: "Ya están aquí",
  plainCodes: "Códigos estáticos",
  looks: "Diseños",
  leads: "Solicitudes",
  webhooks: "Webhooks",
  waiting: "A la espera de su dominio",
  conflicts: "Conflictos",
  conflictsTitle: "Conflictos",
  conflictsText:
    "Estos ids cortos no pueden estar aquí, así que sus códigos impresos no llevarían a ninguna parte.",
  conflict: "El id corto",
  droppedTitle: "No se importa",
  droppedText:
    "Estos valores no tienen sitio aquí. Sus códigos se importan sin ellos, salvo que se nombre toda la fila.",
  dropped: "Valor",
  count: "Filas que lo tienen",
  rows: "Filas",
  andMore: (more: string) => `y ${more} más`,
  notice: (what: string) => toldNotice(what, NOTICES),
  further: (count: number) => `y ${number(count)} más de otro tipo`,
  skip: "Omitir los códigos con un conflicto",
  skipHint: "Si no, no se importa nada: corrija el archivo en su servicio o elija otro dominio.",
  nothing: "No hay nada que importar: ningún código de este archivo es nuevo.",
  importNow: (count: number) => `Importar ${codesOf(count)}`,
  importing: "Importando. Todos los códigos aparecen juntos al final.",
  imported: (count: number) => `${count === 1 ? "Se ha importado" : "Se han importado"} ${codesOf(count)}`,
  importedText:
    "Dirija ahora el dominio de los códigos impresos a este servicio, y los códigos llevarán aquí.",
  another: "Otro archivo",
  toCodes: "Ir a sus códigos",
  toSettings: "Ir a los ajustes",
  tryAgain: "Reintentar",
  advice,
  why: (why: string) => `El archivo ${why}.`,
  leave: "Exportar",
  archive: "Copia del espacio de trabajo",
  archiveText:
    "Un ZIP con todo el espacio de trabajo. Su README explica cada archivo, e «Importar» lo admite de nuevo.",
  parts: "Partes",
  part: (part: ArchivePart) => PARTS[part],
  partsMissing: "Elija al menos una parte.",
  getArchive: "Descargar la copia",
  archiving: "La copia se está escribiendo.",
  brokeOff: "La conexión se perdió, así que la copia no está completa. Descárguela de nuevo.",
  saved: (name: string) => `${name} se ha guardado`,
  redirects: "Redirecciones",
  redirectsText:
    "Con este archivo, un servidor web suyo lleva cada código activo a su destino. Dirija las direcciones cortas a ese servidor y los códigos impresos seguirán funcionando sin este servicio.",
  format: "Para",
  formatName: (format: RedirectFormat) => FORMATS[format].name,
  steps: (format: RedirectFormat) => FORMATS[format].steps,
  example: (name: string) => `Ejemplo para ${name}`,
  redirectsLimits:
    "Una redirección da a todos la misma respuesta: las reglas se omiten y las páginas se saltan. Los comentarios del archivo nombran esos códigos. Obtenga el archivo de nuevo después de hacer cambios.",
  getRedirects: "Descargar las redirecciones",
};
