import type { event } from "../../../qr/payload/event.ts";
import type { geo } from "../../../qr/payload/geo.ts";
import type { mecard } from "../../../qr/payload/mecard.ts";
import type { vcard } from "../../../qr/payload/vcard.ts";
import type { TypeTexts } from "../type-texts.ts";

interface Types {
  readonly vcard: TypeTexts<typeof vcard>;
  readonly mecard: TypeTexts<typeof mecard>;
  readonly geo: TypeTexts<typeof geo>;
  readonly event: TypeTexts<typeof event>;
}

export const PEOPLE_TYPES_ES: Types = {
  vcard: {
    name: "Contacto (vCard)",
    description: "Guarda un contacto.",
    fields: {
      fn: {
        label: "Nombre mostrado",
        hint: "Como se muestra; si se omite, se forma con las partes de abajo",
      },
      givenName: { label: "Nombre" },
      familyName: { label: "Apellidos" },
      additionalName: { label: "Otros nombres" },
      honorificPrefix: { label: "Tratamiento delante" },
      honorificSuffix: { label: "Tratamiento detrás" },
      nickname: { label: "Apodo" },
      org: { label: "Organización" },
      organizationUnit: { label: "Departamento" },
      title: { label: "Puesto" },
      role: { label: "Función" },
      tel: { label: "Teléfono" },
      telCell: { label: "Teléfono móvil" },
      telWork: { label: "Teléfono del trabajo" },
      telHome: { label: "Teléfono de casa" },
      telFax: { label: "Fax" },
      email: { label: "Correo" },
      emailWork: { label: "Correo del trabajo" },
      url: { label: "Dirección web" },
      postOfficeBox: { label: "Apartado de correos" },
      extendedAddress: { label: "Piso, puerta u otros datos" },
      streetAddress: { label: "Calle y número" },
      locality: { label: "Localidad" },
      region: { label: "Provincia o región" },
      postalCode: { label: "Código postal" },
      countryName: { label: "País" },
      bday: { label: "Fecha de nacimiento", hint: "Año-mes-día" },
      note: { label: "Nota" },
    },
  },
  mecard: {
    name: "Contacto (MECARD)",
    description: "Guarda un contacto, en un símbolo más pequeño que el de una vCard.",
    fields: {
      lastName: { label: "Apellidos" },
      firstName: { label: "Nombre" },
      sound: { label: "Lectura", hint: "Cómo se pronuncia el nombre, en kana: apellidos, coma, nombre" },
      nickname: { label: "Apodo" },
      tel: { label: "Teléfono" },
      telAv: { label: "Videoteléfono" },
      email: { label: "Correo" },
      url: { label: "Dirección web" },
      adr: { label: "Dirección postal" },
      bday: { label: "Fecha de nacimiento", hint: "Año-mes-día" },
      note: { label: "Nota" },
    },
  },
  geo: {
    name: "Lugar",
    description: "Muestra un lugar en el mapa.",
    fields: {
      latitude: { label: "Latitud", hint: "En grados; el norte es positivo" },
      longitude: { label: "Longitud", hint: "En grados; el este es positivo" },
      altitude: { label: "Altitud", hint: "Metros sobre el elipsoide WGS-84" },
      uncertainty: { label: "Imprecisión", hint: "Metros alrededor del lugar" },
    },
  },
  event: {
    name: "Evento",
    description: "Pone un evento en el calendario.",
    fields: {
      summary: { label: "Título" },
      dtstart: { label: "Inicio", hint: "Un día, o un día y una hora" },
      dtend: {
        label: "Fin",
        hint: "Cuándo termina; en días enteros, el primer día después",
      },
      tzid: {
        label: "Zona horaria",
        hint: "Del inicio y del fin; si se omite, vale la hora local del dispositivo",
      },
      location: { label: "Lugar" },
      description: { label: "Descripción" },
      url: { label: "Dirección web" },
      alarm: { label: "Recordatorio", hint: "Minutos antes del inicio" },
      uid: {
        label: "Id único",
        hint: "Une las versiones posteriores del evento; si se omite, se forma con el contenido",
      },
    },
  },
};
