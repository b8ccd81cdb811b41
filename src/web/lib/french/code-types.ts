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
import { PAYMENT_TYPES_FR } from "./payment-types.ts";
import { PEOPLE_TYPES_FR } from "./people-types.ts";

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

const OTHER_TYPES_FR: Types = {
  url: {
    name: "Adresse web",
    description: "Ouvre une page sur le web.",
    fields: {
      url: { label: "Adresse web", hint: "Une adresse web ; https:// peut être omis" },
    },
  },
  text: {
    name: "Texte",
    description: "Affiche un texte.",
    fields: {
      text: {
        label: "Texte",
        hint: "Au plus 2953 caractères, moins avec des accents ou des emojis ; gardé exactement tel quel",
      },
    },
  },
  email: {
    name: "E-mail",
    description: "Ouvre un nouvel e-mail, rempli et prêt à être envoyé.",
    fields: {
      to: { label: "À", hint: "Une adresse, ou plusieurs séparées par des virgules" },
      cc: { label: "Copie (Cc)", hint: "Une adresse, ou plusieurs séparées par des virgules" },
      bcc: { label: "Copie cachée (Cci)", hint: "Une adresse, ou plusieurs séparées par des virgules" },
      subject: { label: "Objet" },
      body: { label: "Message" },
    },
  },
  phone: {
    name: "Appel",
    description: "Propose d’appeler un numéro.",
    fields: {
      number: {
        label: "Numéro de téléphone",
        hint: "Avec + et l’indicatif du pays ; un numéro local demande un contexte",
      },
      ext: { label: "Poste", hint: "1 à 10 chiffres" },
      phoneContext: {
        label: "Contexte du numéro",
        hint: "Où un numéro local est valable : + et des chiffres, ou un domaine",
      },
    },
  },
  sms: {
    name: "SMS",
    description: "Ouvre un nouveau SMS, rempli et prêt à être envoyé.",
    fields: {
      number: {
        label: "Numéro de téléphone",
        hint: "Avec + et l’indicatif du pays, ou un numéro court de 3 à 8 chiffres",
      },
      body: { label: "Message", hint: "Au format SMSTO, que lisent les téléphones des deux systèmes" },
    },
  },
  whatsapp: {
    name: "Discussion WhatsApp",
    description: "Ouvre une discussion WhatsApp avec un message prêt à être envoyé.",
    fields: {
      phone: { label: "Numéro de téléphone", hint: "Avec l’indicatif du pays ; le + peut être omis" },
      text: { label: "Message" },
    },
  },
  wifi: {
    name: "Wi-Fi",
    description: "Connecte à un réseau Wi-Fi.",
    fields: {
      ssid: {
        label: "Nom du réseau (SSID)",
        hint: "Exactement comme le réseau s’appelle ; au plus 32 caractères, moins avec des accents ou des emojis",
      },
      password: {
        label: "Mot de passe",
        hint: "Nécessaire, sauf si le réseau est ouvert ; 8 à 63 caractères pour WPA",
      },
      security: { label: "Sécurité", hint: "WPA3 est pour les réseaux sans repli sur WPA2" },
      hidden: { label: "Réseau caché", hint: "Le réseau n’apparaît pas dans la liste des réseaux" },
    },
  },
  app: {
    name: "Application",
    description: "Ouvre la page d’une application dans sa boutique.",
    fields: {
      store: { label: "Boutique", hint: "Où l’application est proposée" },
      id: {
        label: "Identifiant",
        hint: "Numéro, nom de paquet ou identifiant de produit de l’application, comme dans l’adresse de la boutique",
      },
    },
  },
  gs1: {
    name: "Produit GS1",
    description: "Nomme un produit aux caisses et ouvre ce que son fabricant en dit.",
    fields: {
      elements: {
        label: "GTIN ou éléments GS1",
        hint: "Un GTIN de 8, 12, 13 ou 14 chiffres, ou davantage avec des identifiants de données entre parenthèses",
      },
      host: { label: "Hôte", hint: "Le résolveur qu’interroge un scan ; sinon celui de GS1" },
      capitals: {
        label: "Majuscules",
        hint: "Schéma et hôte en majuscules, là où le code en devient plus petit",
      },
    },
  },
};

/** French names and hints of the code types and their fields. The service itself gives the English ones. */
export const CODE_TYPES_FR = { ...OTHER_TYPES_FR, ...PEOPLE_TYPES_FR, ...PAYMENT_TYPES_FR };
