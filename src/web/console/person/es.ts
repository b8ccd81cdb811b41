import type * as en from "./en.ts";

export const person: typeof en.person = {
  you: "Sesión iniciada",
  as: (role) => `En este espacio de trabajo su rol es ${role}.`,
  roles: { viewer: "lector", editor: "editor", admin: "administrador", owner: "propietario" },
  account: "Su cuenta",
  workspace: "Espacio de trabajo",
  choose: "¿Qué espacio de trabajo?",
  none: "No está en ningún espacio de trabajo",
  noneText: "Pida una invitación para esta dirección a alguien que administre uno.",
  noneOwn:
    "Para tener uno propio, cierre sesión y elija «Espacio nuevo», con la misma dirección y contraseña.",
  toWorkspaces: "Sus espacios de trabajo",
  factorMissing: "Este espacio de trabajo exige un segundo factor",
  factorMissingText:
    "Además de su contraseña, pide un código de una app o una llave de acceso. Configure uno y podrá continuar aquí.",
  setUp: "Configurar un segundo factor",
  resetMade: (by, until) =>
    `${by ?? "Alguien que administra su espacio de trabajo"} ha creado un enlace con el que se puede sustituir su contraseña hasta las ${until}. Si usted no lo pidió, cambie su contraseña: el enlace ya no abrirá nada.`,
};
