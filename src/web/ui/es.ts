import type * as en from "./en.ts";

export const ui: typeof en.ui = {
  close: "Cerrar",
  cancel: "Cancelar",
  dismiss: "Ocultar el aviso",
  optional: "opcional",
  copy: "Copiar",
  copied: "Copiado",
  tryAgain: "Reintentar",
  loading: "Cargando",
  offline: "No tiene conexión. Todo continuará en cuanto la recupere.",
  noAnswer: "El servicio no responde. Lo que ha escrito se conserva: vuelva a intentarlo en un momento.",
  goesOn: "El servicio no responde. Lo que ha escrito se conserva; continuará en cuanto responda.",
  roleMayNot:
    "Su rol en este espacio de trabajo no lo permite. Un propietario o administrador puede darle otro.",
  mayNot: "Esta clave no lo permite. Pida otra que sí lo permita a quien se la dio.",
  unexpected: "Algo ha fallado. Vuelva a intentarlo o recargue la página.",
  tooMany: (seconds: number) =>
    `Demasiadas peticiones. Vuelva a intentarlo en ${seconds} ${seconds === 1 ? "segundo" : "segundos"}.`,
  limited: (seconds: number) =>
    `Muchas peticiones en poco tiempo. Continuará en ${seconds} ${seconds === 1 ? "segundo" : "segundos"}.`,
  storage: "El servicio no puede acceder a sus datos en este momento. Vuelva a intentarlo en breve.",
  errors: (count: number) => (count === 1 ? "Hay un dato por revisar" : `Hay ${count} datos por revisar`),
  httpsAdded: "Se ha puesto https:// delante.",
  language: "Idioma",
  pickColor: "Elegir un color",
  show: "Mostrar",
  hide: "Ocultar",
};

export const lists: typeof en.lists = {
  lockedTitle: "Su plan no incluye esto",
  toPlan: "Plan y cupón",
  noCode: "Este código no existe",
  noCodeText: "Se eliminó o pertenece a otro espacio de trabajo.",
  toCodes: "Ir a sus códigos",
  readingMore: "Cargando más",
  preparing: "Preparando el archivo",
  stop: "Detener",
  saved: (name: string) => `${name} está en sus descargas`,
  tryAgain: "Reintentar",
};

export const zones: typeof en.zones = {
  usual: "La suya y las más usadas",
  Africa: "África",
  America: "América",
  Asia: "Asia",
  Atlantic: "Atlántico",
  Australia: "Australia",
  Europe: "Europa",
  Indian: "Océano Índico",
  Pacific: "Pacífico",
  other: "Otros lugares",
};
