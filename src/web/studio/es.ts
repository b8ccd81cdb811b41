import type * as en from "./en.ts";

export const studio: typeof en.studio = {
  pageTitle: "Quietzone – Códigos QR que se escanean",
  title: "Códigos QR que se escanean",
  claim:
    "Cada código que cree aquí está comprobado: se escanea, en pantalla e impreso. Sin cuenta ni rastreo.",
  console: "Consola",
  docs: "Manual",
  skip: "Ir al contenido",
  copyLink: "Copiar enlace",
  linkCopied: "Copiado. El enlace contiene todo el diseño, y ningún servidor lo lee.",
  linkWithPassword: "Copiado. Quien tenga el enlace puede leer la contraseña que contiene.",
  linkWithoutLogo: "Copiado, pero sin su propio logo: es demasiado grande para un enlace.",
  copyFailed: "El navegador no permite copiar. La dirección de esta página es el enlace.",
  reset: "Vaciar el formulario",
  resetDone: "Formulario vaciado.",
  brokenLink: "Este enlace no contiene ningún diseño legible, así que empieza con uno vacío.",
  tracked: "¿Quiere saber cuántas veces se escanea, o cambiar adónde lleva después de imprimirlo?",
  trackedLink: "Crear un código dinámico en la consola",
  fillFirst: "Rellene primero el formulario y luego descargue.",
};

export const recent: typeof en.recent = {
  open: "Diseños recientes",
  title: "Sus diseños recientes",
  where: "Solo los guarda este navegador, sin contraseñas.",
  forget: "Olvidar todos",
  forgotten: "Se han olvidado todos los diseños recientes.",
  undo: "Deshacer",
};

export const print: typeof en.print = {
  title: "Imprimir",
  piece: "Qué imprimir",
  tent: "Cartel de mesa",
  poster: "Póster",
  cards: "Tarjetas",
  tentOn: (paper) => `En ${paper}, doblado por la mitad.`,
  posterOn: (paper) => `En ${paper}, tan grande como la página.`,
  cardsOn: (paper) => `En ${paper}, diez con marcas de corte.`,
  line: "Línea bajo el código",
  headline: "Encabezado",
  get: "Obtener el PDF para imprimir",
};
