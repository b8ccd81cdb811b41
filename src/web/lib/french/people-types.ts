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

export const PEOPLE_TYPES_FR: Types = {
  vcard: {
    name: "Contact (vCard)",
    description: "Enregistre un contact.",
    fields: {
      fn: { label: "Nom affiché", hint: "Tel qu’il est montré ; sinon formé des parties ci-dessous" },
      givenName: { label: "Prénom" },
      familyName: { label: "Nom de famille" },
      additionalName: { label: "Autres prénoms" },
      honorificPrefix: { label: "Titre avant le nom" },
      honorificSuffix: { label: "Titre après le nom" },
      nickname: { label: "Surnom" },
      org: { label: "Organisation" },
      organizationUnit: { label: "Service" },
      title: { label: "Fonction" },
      role: { label: "Rôle" },
      tel: { label: "Téléphone" },
      telCell: { label: "Téléphone mobile" },
      telWork: { label: "Téléphone, travail" },
      telHome: { label: "Téléphone, domicile" },
      telFax: { label: "Fax" },
      email: { label: "E-mail" },
      emailWork: { label: "E-mail, travail" },
      url: { label: "Adresse web" },
      postOfficeBox: { label: "Boîte postale" },
      extendedAddress: { label: "Complément d’adresse" },
      streetAddress: { label: "Numéro et rue" },
      locality: { label: "Ville" },
      region: { label: "Région" },
      postalCode: { label: "Code postal" },
      countryName: { label: "Pays" },
      bday: { label: "Anniversaire", hint: "Année-mois-jour" },
      note: { label: "Note" },
    },
  },
  mecard: {
    name: "Contact (MECARD)",
    description: "Enregistre un contact, dans un symbole plus petit qu’une vCard.",
    fields: {
      lastName: { label: "Nom de famille" },
      firstName: { label: "Prénom" },
      sound: { label: "Lecture", hint: "Comment le nom se prononce, en kana : nom, virgule, prénom" },
      nickname: { label: "Surnom" },
      tel: { label: "Téléphone" },
      telAv: { label: "Visiophone" },
      email: { label: "E-mail" },
      url: { label: "Adresse web" },
      adr: { label: "Adresse postale" },
      bday: { label: "Anniversaire", hint: "Année-mois-jour" },
      note: { label: "Note" },
    },
  },
  geo: {
    name: "Lieu",
    description: "Montre un lieu sur la carte.",
    fields: {
      latitude: { label: "Latitude", hint: "En degrés, le nord est positif" },
      longitude: { label: "Longitude", hint: "En degrés, l’est est positif" },
      altitude: { label: "Altitude", hint: "Mètres au-dessus de l’ellipsoïde WGS 84" },
      uncertainty: { label: "Incertitude", hint: "Mètres autour du lieu" },
    },
  },
  event: {
    name: "Événement",
    description: "Inscrit un événement au calendrier.",
    fields: {
      summary: { label: "Titre" },
      dtstart: { label: "Début", hint: "Un jour, ou un jour et une heure" },
      dtend: { label: "Fin", hint: "Quand c’est fini ; pour des jours entiers, le premier jour après" },
      tzid: {
        label: "Fuseau horaire",
        hint: "Du début et de la fin ; sans indication, l’heure locale de l’appareil",
      },
      location: { label: "Lieu" },
      description: { label: "Description" },
      url: { label: "Adresse web" },
      alarm: { label: "Rappel", hint: "Minutes avant le début" },
      uid: {
        label: "Identifiant unique",
        hint: "Relie les versions suivantes de l’événement ; sinon formé du contenu",
      },
    },
  },
};
