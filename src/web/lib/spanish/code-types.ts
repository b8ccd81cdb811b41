import type { app } from "../../../qr/payload/app.ts";
import type { email } from "../../../qr/payload/email.ts";
import type { gs1 } from "../../../qr/payload/gs1.ts";
import type { phone } from "../../../qr/payload/phone.ts";
import type { sms } from "../../../qr/payload/sms.ts";
import type { text } from "../../../qr/payload/text.ts";
import type { url } from "../../../qr/payload/url.ts";
import type { whatsapp } from "../../../qr/payload/whatsapp.ts";
import type { wifi } from "../../../qr/payload/wifi.ts";
import type { TypeTexts } from "../type-texts.ts";
import { PAYMENT_TYPES_ES } from "./payment-types.ts";
import { PEOPLE_TYPES_ES } from "./people-types.ts";

interface Types {
  readonly url: TypeTexts<typeof url>;
  readonly text: TypeTexts<typeof text>;
  readonly email: TypeTexts<typeof email>;
  readonly phone: TypeTexts<typeof phone>;
  readonly sms: TypeTexts<typeof sms>;
  readonly whatsapp: TypeTexts<typeof whatsapp>;
  readonly wifi: TypeTexts<typeof wifi>;
  readonly app: TypeTexts<typeof app>;
  readonly gs1: TypeTexts<typeof gs1>;
}

const OTHER_TYPES_ES: Types = {
  url: {
    name: "Dirección web",
    description: "Abre una página de la web.",
    fields: {
      url: { label: "Dirección web", hint: "Una dirección web; https:// se puede omitir" },
    },
  },
  text: {
    name: "Texto",
    description: "Muestra un texto.",
    fields: {
      text: {
        label: "Texto",
        hint: "Como máximo 2953 caracteres, menos con tildes o emojis; se conserva tal cual",
      },
    },
  },
  email: {
    name: "Correo",
    description: "Abre un correo nuevo, relleno y listo para enviar.",
    fields: {
      to: { label: "Para", hint: "Una dirección o varias, separadas por comas" },
      cc: { label: "Copia (Cc)", hint: "Una dirección o varias, separadas por comas" },
      bcc: { label: "Copia oculta (Cco)", hint: "Una dirección o varias, separadas por comas" },
      subject: { label: "Asunto" },
      body: { label: "Mensaje" },
    },
  },
  phone: {
    name: "Llamada",
    description: "Ofrece llamar a un número.",
    fields: {
      number: {
        label: "Número de teléfono",
        hint: "Con + y el prefijo del país; un número local necesita un contexto",
      },
      ext: { label: "Extensión", hint: "De 1 a 10 cifras" },
      phoneContext: {
        label: "Contexto del número",
        hint: "Dónde vale un número local: + y cifras, o un dominio",
      },
    },
  },
  sms: {
    name: "SMS",
    description: "Abre un SMS nuevo, relleno y listo para enviar.",
    fields: {
      number: {
        label: "Número de teléfono",
        hint: "Con + y el prefijo del país, o un número corto de 3 a 8 cifras",
      },
      body: { label: "Mensaje", hint: "En formato SMSTO, que leen los teléfonos de ambos sistemas" },
    },
  },
  whatsapp: {
    name: "Chat de WhatsApp",
    description: "Abre un chat de WhatsApp, con un mensaje listo para enviar.",
    fields: {
      phone: { label: "Número de teléfono", hint: "Con el prefijo del país; el + se puede omitir" },
      text: { label: "Mensaje" },
    },
  },
  wifi: {
    name: "Red wifi",
    description: "Conecta con una red inalámbrica.",
    fields: {
      ssid: {
        label: "Nombre de la red (SSID)",
        hint: "Exactamente como se llama la red; como máximo 32 caracteres, menos con tildes o emojis",
      },
      password: {
        label: "Contraseña",
        hint: "Necesaria salvo que la red sea abierta; de 8 a 63 caracteres con WPA",
      },
      security: { label: "Seguridad", hint: "WPA3 es para redes que no admiten también WPA2" },
      hidden: { label: "Red oculta", hint: "La red no se anuncia" },
    },
  },
  app: {
    name: "App",
    description: "Abre la página de una app en su tienda.",
    fields: {
      store: { label: "Tienda", hint: "Dónde se ofrece la app" },
      id: {
        label: "Id",
        hint: "El número, el nombre de paquete o el id de producto de la app, como está en la dirección de la tienda",
      },
    },
  },
  gs1: {
    name: "Producto GS1",
    description: "Nombra un producto en las cajas y abre lo que su fabricante dice de él.",
    fields: {
      elements: {
        label: "GTIN o elementos GS1",
        hint: "Un GTIN de 8, 12, 13 o 14 cifras, o más con identificadores de aplicación entre paréntesis",
      },
      host: { label: "Host", hint: "El resolutor al que pregunta un escaneo; si no, el de GS1" },
      capitals: {
        label: "Mayúsculas",
        hint: "Esquema y host en mayúsculas, donde el código se hace más pequeño",
      },
    },
  },
};

/** Spanish names and hints of the code types and their fields. The service itself gives the English ones. */
export const CODE_TYPES_ES = { ...OTHER_TYPES_ES, ...PEOPLE_TYPES_ES, ...PAYMENT_TYPES_ES };
