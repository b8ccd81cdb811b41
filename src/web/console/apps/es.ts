import { IDLE_DAYS, LONGEST_DAYS } from "../../../features/oauth/traits.ts";
import { date } from "../../lib/format.ts";
import type * as en from "./en.ts";

export const apps: typeof en.apps = {
  title: "Apps conectadas",
  own: "Apps que actúan por usted, como máximo con su rol, porque usted lo ha permitido.",
  ends: `Cada una termina ${IDLE_DAYS} días después de su último uso y ${LONGEST_DAYS} días después de permitirla; también cuando su persona sale de un espacio de trabajo, recibe otra contraseña o borra su cuenta, y cuando el proveedor con el que inició sesión dice que la ha cerrado.`,
  all: "Apps que actúan por miembros mediante MCP, como máximo con el rol del miembro, porque este lo ha permitido.",
  none: "Ninguna.",
  of: (person: string) => `de ${person}`,
  inWorkspace: (workspace: string) => `en «${workspace}»`,
  since: (iso: string) => `conectada el ${date(iso)}`,
  used: (day: string) => `usada por última vez el ${date(day)}`,
  until: (iso: string) => `termina el ${date(iso)} si no se usa`,
  last: (iso: string) => `termina el ${date(iso)}`,
  end: "Desconectar",
  endTitle: (name: string) => `¿Desconectar «${name}»?`,
  endText: "Pierde el acceso de inmediato. Puede pedir que se la conecte de nuevo.",
  ended: (name: string) => `Se ha desconectado «${name}».`,
  cancel: "Cancelar",
};
