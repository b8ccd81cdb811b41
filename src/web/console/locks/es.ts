import type * as en from "./en.ts";

export const locks: typeof en.locks = {
  title: "Protección con contraseña",
  badge: "protegido",
  open: "Todo el que lo escanea puede pasar.",
  locked: "Un escaneo abre una página que pide la contraseña.",
  hint: (hint) => `Pista: ${hint}`,
  set: "Poner una contraseña",
  change: "Cambiarla",
  remove: "Quitar la protección",
  removed: "La protección se ha quitado.",
  undone: "Para protegerlo otra vez, ponga una contraseña nueva.",
  password: "Contraseña",
  passwordHint: "De 4 a 200 caracteres. Se guarda como hash, así que nadie puede consultarla aquí después.",
  newPasswordHint:
    "Déjela vacía para conservar la actual. Una nueva cierra el código para todos los que lo han abierto.",
  hintLabel: "Pista",
  hintHint: "La ven todos aquellos a quienes se pide la contraseña.",
  wrong: "Escriba de 4 a 200 caracteres.",
  save: "Guardar",
  cancel: "Cancelar",
  saved: "Protegido. En el próximo escaneo se pedirá la contraseña.",
  changed: "La protección se ha cambiado.",
};
