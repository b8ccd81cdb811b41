import type * as en from "./en.ts";

export const form: typeof en.form = {
  openNetwork: "Abierta, sin contraseña",
  addressHint: "Una dirección web; https:// se puede omitir",
  more: "Más campos",
  choose: "Elegir…",
  standard: (name: string) => (name === "" ? "Sin indicar" : `${name} (estándar)`),
  wholeDay: "Todo el día",
  lastDay: "El último día del evento",
  anyZone: "La zona horaria de quien lo lee",
  zoneHint: "Del inicio y del fin, si llevan hora",
  add: "Añadir",
  remove: "Quitar",
  entry: (at: number) => `Elemento ${at}`,
};
