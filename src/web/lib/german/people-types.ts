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

export const PEOPLE_TYPES_DE: Types = {
  vcard: {
    name: "Kontakt (vCard)",
    description: "Speichert einen Kontakt.",
    fields: {
      fn: { label: "Anzeigename", hint: "Wie er gezeigt wird; sonst aus den Teilen gebildet" },
      givenName: { label: "Vorname" },
      familyName: { label: "Nachname" },
      additionalName: { label: "Weitere Vornamen" },
      honorificPrefix: { label: "Titel davor" },
      honorificSuffix: { label: "Titel danach" },
      nickname: { label: "Spitzname" },
      org: { label: "Organisation" },
      organizationUnit: { label: "Abteilung" },
      title: { label: "Position" },
      role: { label: "Rolle" },
      tel: { label: "Telefon" },
      telCell: { label: "Mobiltelefon" },
      telWork: { label: "Telefon, Arbeit" },
      telHome: { label: "Telefon, privat" },
      telFax: { label: "Fax" },
      email: { label: "E-Mail" },
      emailWork: { label: "E-Mail, Arbeit" },
      url: { label: "Webadresse" },
      postOfficeBox: { label: "Postfach" },
      extendedAddress: { label: "Adresszusatz" },
      streetAddress: { label: "Straße und Hausnummer" },
      locality: { label: "Ort" },
      region: { label: "Bundesland oder Region" },
      postalCode: { label: "Postleitzahl" },
      countryName: { label: "Land" },
      bday: { label: "Geburtstag", hint: "Jahr-Monat-Tag" },
      note: { label: "Notiz" },
    },
  },
  mecard: {
    name: "Kontakt (MECARD)",
    description: "Speichert einen Kontakt, in einem kleineren Symbol als eine vCard.",
    fields: {
      lastName: { label: "Nachname" },
      firstName: { label: "Vorname" },
      sound: { label: "Lesung", hint: "Wie der Name gesprochen wird, in Kana: Nachname, Komma, Vorname" },
      nickname: { label: "Spitzname" },
      tel: { label: "Telefon" },
      telAv: { label: "Videotelefon" },
      email: { label: "E-Mail" },
      url: { label: "Webadresse" },
      adr: { label: "Postanschrift" },
      bday: { label: "Geburtstag", hint: "Jahr-Monat-Tag" },
      note: { label: "Notiz" },
    },
  },
  geo: {
    name: "Ort",
    description: "Zeigt einen Ort auf der Karte.",
    fields: {
      latitude: { label: "Breite", hint: "In Grad, Norden ist positiv" },
      longitude: { label: "Länge", hint: "In Grad, Osten ist positiv" },
      altitude: { label: "Höhe", hint: "Meter über dem WGS-84-Ellipsoid" },
      uncertainty: { label: "Ungenauigkeit", hint: "Meter um den Ort" },
    },
  },
  event: {
    name: "Termin",
    description: "Trägt einen Termin in den Kalender ein.",
    fields: {
      summary: { label: "Titel" },
      dtstart: { label: "Beginn", hint: "Ein Tag oder Tag und Uhrzeit" },
      dtend: { label: "Ende", hint: "Wann es vorbei ist; bei ganzen Tagen der erste Tag danach" },
      tzid: {
        label: "Zeitzone",
        hint: "Von Beginn und Ende; ohne Angabe gilt die Ortszeit auf dem Gerät",
      },
      location: { label: "Ort" },
      description: { label: "Beschreibung" },
      url: { label: "Webadresse" },
      alarm: { label: "Erinnerung", hint: "Minuten vor dem Beginn" },
      uid: {
        label: "Eindeutige Kennung",
        hint: "Hält spätere Fassungen des Termins zusammen; sonst aus dem Inhalt gebildet",
      },
    },
  },
};
