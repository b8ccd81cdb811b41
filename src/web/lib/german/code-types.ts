import type { app } from "../../../qr/payload/app.ts";
import type { email } from "../../../qr/payload/email.ts";
import type { gs1 } from "../../../qr/payload/gs1.ts";
import type { phone } from "../../../qr/payload/phone.ts";
import type { sms } from "../../../qr/payload/sms.ts";
import type { text } from "../../../qr/payload/text.ts";
import type { url } from "../../../qr/payload/url.ts";
import type { whatsapp } from "../../../qr/payload/whatsapp.ts";
import type { wifi } from "../../../qr/payload/wifi.ts";
import { PAYMENT_TYPES_DE } from "./payment-types.ts";
import { PEOPLE_TYPES_DE } from "./people-types.ts";
import type { TypeTexts } from "../type-texts.ts";

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

const OTHER_TYPES_DE: Types = {
  url: {
    name: "Webadresse",
    description: "Öffnet eine Seite im Web.",
    fields: {
      url: { label: "Webadresse", hint: "Eine Webadresse; https:// kann fehlen" },
    },
  },
  text: {
    name: "Text",
    description: "Zeigt einen Text.",
    fields: {
      text: {
        label: "Text",
        hint: "Höchstens 2953 Zeichen, mit Umlauten oder Emojis weniger; bleibt genau, wie er ist",
      },
    },
  },
  email: {
    name: "E-Mail",
    description: "Öffnet eine neue Mail, ausgefüllt und bereit zum Senden.",
    fields: {
      to: { label: "An", hint: "Eine Adresse oder mehrere, durch Kommas getrennt" },
      cc: { label: "Kopie (Cc)", hint: "Eine Adresse oder mehrere, durch Kommas getrennt" },
      bcc: { label: "Blindkopie (Bcc)", hint: "Eine Adresse oder mehrere, durch Kommas getrennt" },
      subject: { label: "Betreff" },
      body: { label: "Nachricht" },
    },
  },
  phone: {
    name: "Anruf",
    description: "Bietet an, eine Nummer anzurufen.",
    fields: {
      number: {
        label: "Telefonnummer",
        hint: "Mit + und Landesvorwahl; eine örtliche Nummer braucht einen Bezug",
      },
      ext: { label: "Durchwahl", hint: "1 bis 10 Ziffern" },
      phoneContext: {
        label: "Bezug der Nummer",
        hint: "Wo eine örtliche Nummer gilt: + und Ziffern oder eine Domain",
      },
    },
  },
  sms: {
    name: "SMS",
    description: "Öffnet eine neue SMS, ausgefüllt und bereit zum Senden.",
    fields: {
      number: {
        label: "Telefonnummer",
        hint: "Mit + und Landesvorwahl, oder eine Kurzwahl von 3 bis 8 Ziffern",
      },
      body: { label: "Nachricht", hint: "Im Format SMSTO, das Smartphones beider Systeme lesen" },
    },
  },
  whatsapp: {
    name: "WhatsApp-Chat",
    description: "Öffnet einen WhatsApp-Chat mit einer fertigen Nachricht.",
    fields: {
      phone: { label: "Telefonnummer", hint: "Mit Landesvorwahl; das + darf fehlen" },
      text: { label: "Nachricht" },
    },
  },
  wifi: {
    name: "WLAN",
    description: "Verbindet mit einem WLAN.",
    fields: {
      ssid: {
        label: "Netzwerkname (SSID)",
        hint: "Genau wie das Netz heißt; höchstens 32 Zeichen, mit Umlauten oder Emojis weniger",
      },
      password: { label: "Passwort", hint: "Nötig, wenn das Netz nicht offen ist; bei WPA 8 bis 63 Zeichen" },
      security: { label: "Sicherheit", hint: "WPA3 ist für Netze, die nicht auf WPA2 zurückfallen" },
      hidden: { label: "Verstecktes Netz", hint: "Das Netz steht nicht in der Liste der Netze" },
    },
  },
  app: {
    name: "App",
    description: "Öffnet die Seite einer App in ihrem Store.",
    fields: {
      store: { label: "Store", hint: "Wo es die App gibt" },
      id: {
        label: "Kennung",
        hint: "Nummer, Paketname oder Produktkennung der App, wie sie in der Adresse des Stores steht",
      },
    },
  },
  gs1: {
    name: "GS1-Produkt",
    description: "Nennt Kassen ein Produkt und öffnet, was der Hersteller darüber sagt.",
    fields: {
      elements: {
        label: "GTIN oder GS1-Elemente",
        hint: "Eine GTIN mit 8, 12, 13 oder 14 Ziffern, oder mehr mit GS1-Datenbezeichnern in Klammern",
      },
      host: { label: "Host", hint: "Der Resolver, den ein Scan fragt; sonst der von GS1" },
      capitals: {
        label: "Großbuchstaben",
        hint: "Schema und Host in Großbuchstaben, wo der Code dadurch kleiner wird",
      },
    },
  },
};

/** German names and hints of the code types and their fields. The service itself gives the English ones. */
export const CODE_TYPES_DE = { ...OTHER_TYPES_DE, ...PEOPLE_TYPES_DE, ...PAYMENT_TYPES_DE };
