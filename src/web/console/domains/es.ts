import { dateTime, number } from "../../lib/format.ts";
import { codesOf } from "../codes/es.ts";
import type * as en from "./en.ts";

export const domains: typeof en.domains = {
  title: "Dominios",
  intro:
    "Un código en un dominio propio tiene una dirección más corta, sin /r/. Por eso su símbolo suele tener menos módulos y, al mismo tamaño, se escanea desde más lejos.",
  none: "Este espacio de trabajo aún no tiene ningún dominio.",
  how: "Más sobre los dominios",
  host: "Dominio nuevo",
  hostHint: "Un nombre que usted pueda configurar, como qr.museum.example",
  hostEmpty: "Escriba un nombre como qr.museum.example.",
  add: "Añadir",
  added: (host: string) => `Se ha añadido ${host}. Cree ahora sus dos registros.`,
  verified: "Verificado",
  pending: "A la espera de sus registros",
  codes: codesOf,
  waiting: (count: number) => `A la espera de que se verifique este dominio: ${codesOf(count)} de una copia.`,
  record: "Cree estos dos registros donde se administra su dominio y pida después que se comprueben:",
  proof: "Este demuestra que el dominio es suyo. Consérvelo:",
  way: "Este lleva los escaneos a este servicio:",
  recordName: "Nombre",
  recordValue: "Valor",
  check: "Comprobar ahora",
  checking: "Consultando el registro…",
  checkedNow: (time: string) => `Aún no está (comprobado a las ${time})`,
  checksOn:
    "Los registros nuevos pueden tardar unos minutos. Se vuelve a comprobar cada 30 segundos mientras esta página esté abierta.",
  isVerified: (host: string) => `${host} está verificado: ya se pueden crear códigos en él.`,
  checked: (iso: string) => `Consultado por última vez el ${dateTime(iso)}`,
  disabled:
    "El operador de este servicio ha desactivado este dominio: todo lo que hay en él dice que está desactivado.",
  listed: (host: string, list: string) =>
    `Ya nada lleva a ${host}, porque figura en la lista ${list} de este servicio. Eso termina cuando el nombre sale de la lista o cuando usted escribe otra dirección.`,
  warning:
    "En la última comprobación no se encontró su registro. Los códigos siguen funcionando. Vuelva a crear el registro:",
  home: "La dirección sin ruta lleva a",
  notFound: "Las direcciones desconocidas llevan a",
  edit: "Ajustes",
  editTitle: (host: string) => `Ajustes de ${host}`,
  homeHint: "Si no se indica, se muestra una página pequeña.",
  notFoundHint:
    "Para errores al escribir y códigos que nunca existieron. Si no se indica, se muestra una página pequeña.",
  gs1: "Responde a direcciones GS1",
  gs1Hint: (host: string) =>
    `El código de un producto puede estar entonces en la dirección de su GTIN: https://${host}/01/09521234543213`,
  apps: "Enlaces que abren una app",
  apple: "iPhone: apple-app-site-association",
  appleHint: "El JSON que le da quien desarrolla su app.",
  android: "Android: assetlinks.json",
  notJson: "Esto no es JSON.",
  appleObject: "Debe ser un objeto JSON: { … }",
  androidList: "Debe ser una lista JSON: [ … ]",
  save: "Guardar",
  saved: "Guardado.",
  cancel: "Cancelar",
  remove: "Eliminar",
  removeTitle: (host: string) => `¿Eliminar ${host}?`,
  removeText: "Este nombre ya no responderá. Puede añadirlo de nuevo más tarde, con otro registro.",
  removed: (host: string) => `Se ha eliminado ${host}.`,
  inUse: (count: number) =>
    count === 1
      ? "Hay 1 código en este dominio. Elimínelo primero."
      : `Hay ${number(count)} códigos en este dominio. Elimínelos primero.`,
  more: "Mostrar más dominios",
  shown: (count: number) => `Se muestran ${number(count)}`,
  choose: "Dominio del código",
  chooseHint: "Forma parte de la dirección impresa, así que después no se puede cambiar.",
  service: (host: string) => `${host} (este servicio)`,
};
