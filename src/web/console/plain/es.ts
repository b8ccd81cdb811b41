import { codesOf } from "../codes/es.ts";
import type * as en from "./en.ts";

export const plain: typeof en.plain = {
  tracked: "Dinámicos",
  plain: "Estáticos",
  newCode: "Código estático nuevo",
  intro:
    "Un código estático contiene él mismo su contenido. No necesita internet, no se cuenta y no se puede cambiar una vez impreso.",
  searchHint: "Título, campaña o contenido",
  open: "Sin imprimir",
  printed: "Impreso",
  emptyTitle: "Su primer código estático",
  print: "Etiquetas",
  printMore: (count) => `Etiquetas, con ${codesOf(count)} que eligió antes`,
  removeTitle: (name) => `¿Eliminar «${name}»?`,
  removeText:
    "Los símbolos impresos siguen funcionando, porque un código estático no necesita ningún servicio.",
  toList: "Ir a sus códigos estáticos",
  make: "Conservar este código",
  saved: "Guardado. Lo ya impreso se queda como está.",
  whether: "¿Está impreso?",
  got: "Tiene un archivo de él. El papel no cambia, aunque cambie el código aquí.",
  itIsPrinted: "Está impreso",
  closed:
    "Su contenido se queda como está, porque está en papel. Un diseño nuevo es para impresiones posteriores.",
  notPrinted: "Al final no está impreso",
  hint_wifi:
    "Los teléfonos no se conectan por sí solos y necesitan internet antes. Para un código que conecte, cree uno estático.",
  hint_vcard:
    "Los teléfonos no guardan el contacto por sí solos y necesitan internet antes. Para un código que ofrezca guardarlo, cree uno estático.",
  hint_event:
    "Los teléfonos no abren el calendario por sí solos y necesitan internet antes. Para un código que ofrezca la fecha, cree uno estático.",
  hint_other:
    "Este código lleva a una dirección web. Para uno que contenga él mismo el contenido, cree uno estático.",
  makePlain: "Crear uno estático",
};
