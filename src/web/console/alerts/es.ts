import type * as en from "./en.ts";

export const alerts: typeof en.alerts = {
  title: "Correo cuando falla un destino",
  intro:
    "Los destinos de sus códigos se comprueban más o menos una vez al día. Si uno está caído, o vuelve a funcionar, recibe un correo: uno al día como máximo.",
  email: "Correo a",
  language: "Idioma del correo",
  english: "Inglés",
  german: "Alemán",
  save: "Guardar",
  stop: "No enviar más",
  stopped: "No se enviarán más correos.",
  sent: (email: string) => `Se ha enviado un enlace a ${email}. Ábralo para confirmar la dirección.`,
  saved: "Guardado.",
  confirmed: "Confirmada",
  waiting: "Pendiente de confirmación",
  empty: "Escriba una dirección de correo.",
};
