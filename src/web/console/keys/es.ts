import { date } from "../../lib/format.ts";
import type * as en from "./en.ts";

export const keys: typeof en.keys = {
  title: "Más claves",
  intro:
    "Dé a cada persona y a cada programa una clave propia que no permita más de lo necesario. Cada una se puede revocar por separado, y una robada abre poco.",
  make: "Clave nueva para una persona o un programa",
  current: "este dispositivo",
  all: "todo",
  nothing: "nada, salvo sustituirse a sí misma",
  unused: "nunca usada",
  used: (day: string) => `usada por última vez el ${date(day)}`,
  made: (iso: string) => `creada el ${date(iso)}`,
  by: (who: string) => `por ${who}`,
  ends: (iso: string) => `termina el ${date(iso)}`,
  endless: "no caduca",
  end: "Revocar",
  endTitle: (name: string) => `¿Revocar la clave «${name}»?`,
  endText: "Quien la use pierde el acceso de inmediato. No se puede deshacer.",
  endCurrent: "Es la clave con la que ha iniciado sesión. Su sesión se cerrará.",
  ended: (name: string) => `Se ha revocado la clave «${name}».`,
  cancel: "Cancelar",
  name: "Nombre",
  nameHint: "Dice para qué es la clave, como «caja» o «sitio web». El historial de los códigos lo muestra.",
  nameEmpty: "Escriba un nombre.",
  scopes: "¿Qué permite?",
  readOnly: "Solo leer",
  everything: "Todo",
  clear: "Nada",
  scopesEmpty: "Elija al menos un permiso.",
  expires: "Último día",
  expiresHint: "Funciona hasta el final de ese día. Si no se indica, no caduca.",
  create: "Crear la clave",
};

export const scopes: typeof en.scopes = {
  "codes:read": "Ver códigos",
  "codes:write": "Crear, cambiar y eliminar códigos, y ver estos",
  "analytics:read": "Ver estadísticas y el registro de escaneos",
  "leads:read": "Ver solicitudes",
  "leads:write": "Cambiar y borrar solicitudes",
  webhook: "Configurar el webhook",
  domains: "Añadir y quitar dominios",
  account: "Administrar claves, el plan y el espacio de trabajo",
};
