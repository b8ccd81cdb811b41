import type * as en from "./en.ts";

export const shell: typeof en.shell = {
  skip: "Ir al contenido",
  nav: "Consola",
  dashboard: "Resumen",
  codes: "Códigos",
  leads: "Solicitudes",
  more: "Más",
  campaigns: "Campañas",
  looks: "Diseños",
  sheets: "Etiquetas",
  bulk: "Muchos a la vez",
  move: "Importar y exportar",
  webhook: "Webhook",
  settings: "Ajustes",
  newCode: "Código nuevo",
  docs: "Manual",
  signOut: "Cerrar sesión",
  studio: "Estudio",
  operator: "Página de operadores",
  notFound: "Aquí no hay nada",
  notFoundText: "Esta dirección no forma parte de la consola.",
  toCodes: "Ir a sus códigos",
  spaceAlmost: (used: string, of: string) =>
    `El espacio de su plan está casi agotado: ${used} de ${of}. Cuando se llene, los códigos seguirán funcionando, pero no se podrá añadir nada.`,
  spaceFull: (used: string, of: string) =>
    `El espacio de su plan está agotado: ${used} de ${of}. Todos los códigos siguen funcionando, pero no se puede añadir nada.`,
  unconfirmed: (email: string) =>
    `${email} aún no está confirmada: abra el enlace que se envió a esa dirección. Hasta entonces aquí solo se pueden crear códigos estáticos.`,
  sendAgain: "Enviarlo de nuevo",
  confirmSent: (email: string) => `El enlace va de camino a ${email}. Es válido durante tres días.`,
  otherAddress: "Otra dirección",
  viewFailed: "No se ha podido cargar esta parte de la consola.",
  newVersion: "Si el servicio se acaba de actualizar, recargue la página.",
  reloadPage: "Recargar la página",
};

export const tabs: typeof en.tabs = {
  label: "Este código",
  back: "Todos los códigos",
  overview: "Resumen",
  analytics: "Estadísticas",
  scans: "Escaneos",
  leads: "Solicitudes",
  history: "Historial",
  rules: "Reglas",
  edit: "Editar",
};
