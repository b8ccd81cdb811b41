import { buildPayload } from "../../../src/qr/payload/index.ts";

/** A content with letters beyond ASCII, as people of its language write it. */
interface Content {
  readonly language: string;
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * All types that may hold such letters, in nine languages; short and long, with digits and capitals before
 * and between.
 */
const CONTENTS: readonly Content[] = [
  { language: "German", type: "text", fields: { text: "Zum Löwen" } },
  { language: "German", type: "text", fields: { text: "Tür 7, 2. Stock: bitte läuten" } },
  { language: "German", type: "text", fields: { text: "Größe 42" } },
  { language: "German", type: "text", fields: { text: "ÄÖÜ" } },
  {
    language: "German",
    type: "text",
    fields: {
      text: "Öffnungszeiten: Mo–Fr 9–18 Uhr, Sa 10–14 Uhr. Die Küche schließt um 22 Uhr. Für Gruppen ab acht Personen bitten wir um Anmeldung; wir öffnen dann auch außerhalb der Zeiten. Grüße aus der Küche!",
    },
  },
  { language: "German", type: "text", fields: { text: "004912345678901234567890 Straße 12" } },
  { language: "German", type: "text", fields: { text: "INVENTAR-2026/000184467 Prüfgerät" } },
  { language: "French", type: "text", fields: { text: "Café de la Gare" } },
  { language: "French", type: "text", fields: { text: "L’été à Évian, 25 € – réservé aux élèves" } },
  { language: "French", type: "text", fields: { text: "Déjà vu" } },
  { language: "Polish", type: "text", fields: { text: "Zażółć gęślą jaźń" } },
  { language: "Polish", type: "text", fields: { text: "Łódź 90-001" } },
  { language: "Greek", type: "text", fields: { text: "Καλημέρα" } },
  { language: "Cyrillic", type: "text", fields: { text: "Добро пожаловать, зал 3" } },
  { language: "Japanese", type: "text", fields: { text: "こんにちは世界" } },
  { language: "Japanese", type: "text", fields: { text: "第3展示室" } },
  { language: "emoji", type: "text", fields: { text: "See you 🎉" } },
  { language: "German", type: "wifi", fields: { ssid: "Gäste", password: "geheim 123" } },
  { language: "French", type: "wifi", fields: { ssid: "Café", password: "12345678" } },
  { language: "Polish", type: "wifi", fields: { ssid: "Gość", password: "haslo1234" } },
  { language: "German", type: "sms", fields: { number: "+49 30 901820", body: "Bitte zurückrufen" } },
  { language: "French", type: "sms", fields: { number: "+33 1 40205050", body: "Très bien, à demain" } },
  { language: "Cyrillic", type: "sms", fields: { number: "+380 44 4905050", body: "Привіт" } },
  {
    language: "German",
    type: "vcard",
    fields: { givenName: "Jörg", familyName: "Müller", tel: "+49 30 901820" },
  },
  {
    language: "German",
    type: "vcard",
    fields: {
      givenName: "Käthe",
      familyName: "Strauß",
      org: "Bäckerei Sonnenschein",
      telWork: "+49 30 901820",
      streetAddress: "Schönhauser Allee 12",
      locality: "Köln",
      email: "kaethe@example.org",
    },
  },
  {
    language: "French",
    type: "vcard",
    fields: { givenName: "Hélène", familyName: "Lefèvre", org: "Musée d’Orsay" },
  },
  {
    language: "Polish",
    type: "vcard",
    fields: { givenName: "Małgorzata", familyName: "Wójcik", locality: "Kraków" },
  },
  { language: "Greek", type: "vcard", fields: { givenName: "Γιώργος", familyName: "Παπαδόπουλος" } },
  {
    language: "Japanese",
    type: "vcard",
    fields: { givenName: "太郎", familyName: "山田", org: "東京国立博物館" },
  },
  {
    language: "German",
    type: "mecard",
    fields: { lastName: "Müller", firstName: "Jürgen", tel: "+49 30 901820" },
  },
  {
    language: "Japanese",
    type: "mecard",
    fields: { lastName: "山田", firstName: "太郎", sound: "ヤマダ,タロウ" },
  },
  {
    language: "German",
    type: "event",
    fields: { summary: "Frühjahrsputz", dtstart: "2026-04-01T18:00", location: "Gemeindehaus Süd" },
  },
  {
    language: "Polish",
    type: "event",
    fields: { summary: "Święto", dtstart: "2026-05-03", location: "Łazienki" },
  },
  {
    language: "German",
    type: "epc",
    fields: {
      name: "Förderverein Müllerstraße",
      iban: "DE89 3704 0044 0532 0130 00",
      amount: 25,
      remittanceUnstructured: "Mitgliedsbeitrag für März",
    },
  },
  {
    language: "French",
    type: "epc",
    fields: { name: "Société Générale des Fêtes", iban: "FR76 3000 6000 0112 3456 7890 189", amount: 12.5 },
  },
  {
    language: "Portuguese",
    type: "pix",
    fields: {
      key: "ada@example.com",
      merchantName: "Padaria São João",
      merchantCity: "Brasília",
      amount: 25.9,
    },
  },
  {
    language: "Cyrillic",
    type: "upi",
    fields: { payeeAddress: "ada@okbank", payeeName: "Магазин Ада", amount: "250.00" },
  },
  {
    language: "French",
    type: "crypto",
    fields: {
      currency: "bitcoin",
      address: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
      label: "Boulangerie d’Amélie",
    },
  },
  { language: "German", type: "email", fields: { to: "hallo@example.org", subject: "Führung für fünf" } },
  {
    language: "German",
    type: "whatsapp",
    fields: { phone: "+49 170 1234567", text: "Ist die Wohnung noch zu vermieten? Grüße" },
  },
  { language: "none", type: "phone", fields: { number: "+49 30 901820" } },
  { language: "none", type: "geo", fields: { latitude: 52.516272, longitude: 13.377722 } },
  { language: "none", type: "app", fields: { store: "google", id: "org.mozilla.firefox" } },
  { language: "German", type: "url", fields: { url: "https://müller.example/größe?q=für" } },
];

/** The text of a content's symbol. */
export interface Payload {
  readonly language: string;
  readonly type: string;
  readonly text: string;
}

/** Every content's text. Addresses are escaped, as their standards demand, and so are ASCII. */
export const PAYLOADS: readonly Payload[] = CONTENTS.map(({ language, type, fields }) => ({
  language,
  type,
  text: buildPayload(type, fields),
}));
