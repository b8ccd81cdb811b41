import type { CODE_TYPES_DE } from "../german/code-types.ts";
import { PAYMENT_TYPES_IT } from "./payment-types.ts";
import { PEOPLE_TYPES_IT } from "./people-types.ts";

/** Italian names and hints of the code types and their fields. The service itself gives the English ones. */
export const CODE_TYPES_IT: typeof CODE_TYPES_DE = {
  ...PEOPLE_TYPES_IT,
  ...PAYMENT_TYPES_IT,
  url: {
    name: "Indirizzo web",
    description: "Apre una pagina nel web.",
    fields: {
      url: { label: "Indirizzo web", hint: "Un indirizzo web; https:// può mancare" },
    },
  },
  text: {
    name: "Testo",
    description: "Mostra un testo.",
    fields: {
      text: {
        label: "Testo",
        hint: "Al massimo 2953 caratteri, meno con accenti o emoji; resta esattamente com'è",
      },
    },
  },
  email: {
    name: "E-mail",
    description: "Apre una nuova e-mail, compilata e pronta da inviare.",
    fields: {
      to: { label: "A", hint: "Uno o più indirizzi, separati da virgole" },
      cc: { label: "Copia (Cc)", hint: "Uno o più indirizzi, separati da virgole" },
      bcc: { label: "Copia nascosta (Ccn)", hint: "Uno o più indirizzi, separati da virgole" },
      subject: { label: "Oggetto" },
      body: { label: "Messaggio" },
    },
  },
  phone: {
    name: "Chiamata",
    description: "Propone di chiamare un numero.",
    fields: {
      number: {
        label: "Numero di telefono",
        hint: "Con + e il prefisso del paese; un numero locale richiede un contesto",
      },
      ext: { label: "Interno", hint: "Da 1 a 10 cifre" },
      phoneContext: {
        label: "Contesto del numero",
        hint: "Dove vale un numero locale: + e cifre, o un dominio",
      },
    },
  },
  sms: {
    name: "SMS",
    description: "Apre un nuovo SMS, compilato e pronto da inviare.",
    fields: {
      number: {
        label: "Numero di telefono",
        hint: "Con + e il prefisso del paese, o un numero breve da 3 a 8 cifre",
      },
      body: {
        label: "Messaggio",
        hint: "Nel formato SMSTO, che leggono gli smartphone di entrambi i sistemi",
      },
    },
  },
  whatsapp: {
    name: "Chat WhatsApp",
    description: "Apre una chat WhatsApp con un messaggio pronto.",
    fields: {
      phone: { label: "Numero di telefono", hint: "Con il prefisso del paese; il + può mancare" },
      text: { label: "Messaggio" },
    },
  },
  wifi: {
    name: "Wi-Fi",
    description: "Si collega a una rete senza fili.",
    fields: {
      ssid: {
        label: "Nome della rete (SSID)",
        hint: "Esattamente come si chiama la rete; al massimo 32 caratteri, meno con accenti o emoji",
      },
      password: {
        label: "Password",
        hint: "Serve se la rete non è aperta; con WPA da 8 a 63 caratteri",
      },
      security: { label: "Sicurezza", hint: "WPA3 è per reti senza ripiego su WPA2" },
      hidden: { label: "Rete nascosta", hint: "La rete non compare nell'elenco delle reti" },
    },
  },
  app: {
    name: "App",
    description: "Apre la pagina di un'app nel suo store.",
    fields: {
      store: { label: "Store", hint: "Dove si trova l'app" },
      id: {
        label: "ID",
        hint: "Il numero, il nome del pacchetto o l'ID del prodotto dell'app, come nell'indirizzo dello store",
      },
    },
  },
  gs1: {
    name: "Prodotto GS1",
    description: "Nomina un prodotto alle casse e apre ciò che ne dice il produttore.",
    fields: {
      elements: {
        label: "GTIN o elementi GS1",
        hint: "Un GTIN di 8, 12, 13 o 14 cifre, o di più con Application Identifier tra parentesi",
      },
      host: { label: "Host", hint: "Il resolver che una scansione interroga; altrimenti quello di GS1" },
      capitals: {
        label: "Maiuscole",
        hint: "Schema e host in maiuscole, dove il codice diventa più piccolo",
      },
    },
  },
};
