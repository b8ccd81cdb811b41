import type { Source } from "../../../features/moving/constants.ts";
import type { ArchivePart, RedirectFormat } from "../../../features/moving/constants.ts";
import { number } from "../../lib/format.ts";
import { codesOf } from "../codes/de.ts";
import type * as en from "./en.ts";
import { type NoticeTexts, toldNotice } from "./told-notices.ts";

const SERVICES: en.Services = {
  bitly: { name: "Bitly", file: "Der CSV-Export, oder die Links aus der API von Bitly." },
  dub: { name: "Dub", file: "Der CSV-Export des Dashboards, oder die Links aus der API." },
  shlink: { name: "Shlink", file: "Die CSV-Datei des Webclients, oder die Kurz-URLs aus der API." },
  yourls: { name: "YOURLS", file: "Die Statistik der API als JSON, oder die Tabelle yourls_url als CSV." },
  kutt: { name: "Kutt", file: "Die Links der API als JSON, oder die Tabelle als CSV." },
  shortio: { name: "Short.io", file: "Der CSV-Export, oder die Links aus der API." },
  csv: {
    name: "Tabelle (CSV)",
    file: "Eine Tabelle mit den Spalten shortId und target; auch title, group, tags, created und clicks werden gelesen.",
  },
  quietzone: {
    name: "Quietzone (ein Archiv)",
    file: "Ein Archiv aus „Export“ weiter unten, aus diesem oder einem anderen Dienst.",
  },
};

const PARTS: Readonly<Record<ArchivePart, string>> = {
  domains: "Domains",
  looks: "Designs",
  webhooks: "Webhooks, ohne ihre Geheimnisse",
  codes: "Codes und die Bilder ihrer Seiten",
  history: "Verlauf der Codes",
  scans: "Scans",
  leads: "Anfragen, lesbar",
  symbols: "Symbole als SVG",
};

const FORMATS: en.Formats = {
  caddy: {
    name: "Caddy",
    steps: "Ein vollständiges Caddyfile für Caddy ab 2.6. Die Zertifikate besorgt Caddy selbst.",
  },
  nginx: {
    name: "nginx",
    steps: "Für nginx ab 1.11.7: Binden Sie die Datei ein und ergänzen Sie Ihre Zertifikate in ihrem server.",
  },
  apache: {
    name: "Apache",
    steps:
      "Binden Sie die Datei im virtuellen Host der Kurzadressen ein. Die Module alias und rewrite müssen eingeschaltet sein.",
  },
  _redirects: {
    name: "Netlify, Cloudflare Pages",
    steps:
      "Legen Sie die Datei _redirects in den Ordner, den Sie veröffentlichen. Cloudflare Pages nimmt höchstens 2.000 Zeilen und keine eigenen Domains.",
  },
  csv: {
    name: "Tabelle (CSV)",
    steps: "Für ein eigenes Programm: Kurzadresse, Ziel und Status jedes Codes.",
  },
};

/** Refusals with what to do, for those that the app tells otherwise than everywhere. */
const ADVICE: ReadonlyMap<string, string> = new Map([
  [
    "import_conflicts",
    "Seit der Prüfung wurden einige Kurzadressen vergeben, deshalb ist nichts entstanden. Prüfen Sie die Datei noch einmal, dann sehen Sie welche.",
  ],
  [
    "domain_not_verified",
    "Diese Domain ist hier nicht bestätigt, deshalb ist nichts entstanden. Bestätigen Sie sie in den Einstellungen und versuchen Sie es erneut.",
  ],
  [
    "plan_limit",
    "Das sind mehr Codes, als Ihr Tarif erlaubt; es ist keiner entstanden. Lösen Sie einen Gutschein ein, oder importieren Sie eine kleinere Datei.",
  ],
  [
    "dynamic_code_not_enabled",
    "Ihr Tarif enthält keine dynamischen Codes. Lösen Sie einen Gutschein für einen anderen ein.",
  ],
  [
    "body_too_large",
    "Die Datei ist zu groß. Teilen Sie sie, oder fragen Sie den Betreiber: Auf der Kommandozeile darf sie beliebig groß sein.",
  ],
  [
    "idempotency_key_reused",
    "Dieselbe Datei wird noch importiert. Versuchen Sie es gleich noch einmal; nichts entsteht doppelt.",
  ],
  ["csv_invalid", "Das lässt sich nicht als Tabelle lesen. Prüfen Sie, ob Datei und Dienst zusammengehören."],
  ["invalid_json", "Das lässt sich nicht als JSON lesen. Prüfen Sie, ob die Datei vollständig ist."],
  ["archive_invalid", "Das lässt sich nicht als Archiv lesen. Prüfen Sie, ob die Datei vollständig ist."],
]);

const NOTICES: NoticeTexts = {
  characters: "braucht $1 bis $2 Zeichen aus $3",
  reserved: "ist auf jeder Domain reserviert",
  taken: "ist vergeben oder war es einmal",
  repeated: "steht schon in einer früheren Zeile",
  domainMissing:
    "die ganze Zeile: Ihre Domain fehlt hier; fügen Sie sie hinzu, dann startet der Code, sobald sie bestätigt ist",
  domainUnverified: "die ganze Zeile: Ihre Domain ist hier noch nicht bestätigt",
  noShortId: "die ganze Zeile: Sie nennt keine Kurzadresse",
  targetWrong: "die ganze Zeile: Das Ziel ist keine vollständige Webadresse",
  targetHere: "die ganze Zeile: Das Ziel ist eine Kurzadresse dieses Dienstes",
  wholeRow: "die ganze Zeile: $1",
  cutAfter: "$1 nach $2 Zeichen",
  otherTags: "weitere Schlagwörter nach dem ersten",
  host: "der bisherige Host",
  otherHosts: "Kurzadressen auf anderen Hosts",
  createdAt: "der Zeitpunkt der Erstellung",
  olderHistory: "der ältere Verlauf",
  notScannable: "das Design, in dem das Symbol sich hier nicht scannen ließe",
  ofHistory: "aus dem Verlauf: $1",
  noPicture: "das Bild der Seite, das im Archiv fehlt",
  lookName: "der Name des gespeicherten Designs; der Code sieht trotzdem so aus",
  lookNameTaken: "der Name eines gespeicherten Designs, den hier schon ein anderes trägt",
  noWebhooks: "ein Webhook: Dem Schlüssel fehlt das Recht `webhook`",
  noDomains: "eine Domain: Dem Schlüssel fehlt das Recht `domains`",
  noRoom: "Anfragen, für die der Tarif keinen Platz hat",
  unreadableLead: "eine Anfrage, die der bisherige Dienst nicht lesen konnte",
  passed: "$1 (abgelaufen, der Code ist deshalb inaktiv)",
  inactive: "$1 (der Code ist inaktiv)",
  otherValues: "weitere Angaben",
  password: "Passwort",
};

/** @param seconds - until another try makes sense. */
function advice(code: string, seconds: number | null): string {
  return code === "busy"
    ? `Eine andere Datei dieses Arbeitsbereichs ist unterwegs, oder es ist zu viel zu tun. Versuchen Sie es in ${number(seconds ?? 1)} s noch einmal.`
    : (ADVICE.get(code) ?? "");
}

export const move: typeof en.move = {
  title: "Import und Export",
  intro:
    "Kommen Sie mit den Codes, die schon gedruckt sind, und gehen Sie jederzeit mit allem, was Sie haben.",
  arrive: "Import",
  arriveText:
    "Die Kurzadressen bleiben, wie sie gedruckt sind. Die Datei wird zuerst geprüft; bis zum Import entsteht nichts.",
  service: (from: Source) => SERVICES[from].name,
  fileOf: (from: Source) => SERVICES[from].file,
  from: "Bisheriger Dienst",
  fromNone: "Dienst wählen",
  fromMissing: "Wählen Sie den Dienst, aus dem die Datei stammt.",
  domain: "Domain der Codes",
  domainNone: (from: Source | "", own: string) =>
    from === "quietzone" ? "Die Domains des Archivs" : `${own} (dieser Dienst)`,
  domainOfArchive:
    "Codes auf Domains, die hier noch nicht bestätigt sind, warten mit ihnen und starten, sobald sie bestätigt sind.",
  choose: "Datei wählen",
  drop: "oder hier ablegen. CSV, JSON oder die ZIP-Datei eines Archivs, bis 100 MiB",
  fileMissing: "Wählen Sie eine Datei.",
  tooLarge:
    "Die Datei hat mehr als 100 MiB. Teilen Sie sie, oder fragen Sie den Betreiber: Auf der Kommandozeile darf sie beliebig groß sein.",
  check: "Datei prüfen",
  checkAgain: "Noch einmal prüfen",
  stop: "Abbrechen",
  report: "Ergebnis der Prüfung",
  found: "Gefunden",
  wouldMake: "Neue Codes",
  made: "Importiert",
  unchanged: "Schon hier",
  plainCodes: "Statische Codes",
  looks: "Designs",
  leads: "Anfragen",
  webhooks: "Webhooks",
  waiting: "Warten auf ihre Domain",
  conflicts: "Konflikte",
  conflictsTitle: "Konflikte",
  conflictsText:
    "Diese Kurzadressen sind hier nicht möglich; ihre gedruckten Codes würden nirgendwohin führen.",
  conflict: "Die Kurzadresse",
  droppedTitle: "Nicht übernommen",
  droppedText:
    "Für diese Angaben gibt es hier keinen Platz. Die Codes werden ohne sie importiert, außer wenn die ganze Zeile genannt ist.",
  dropped: "Angabe",
  count: "Zeilen damit",
  rows: "Zeilen",
  andMore: (more: string) => `und ${more} weitere`,
  notice: (what: string) => toldNotice(what, NOTICES),
  further: (count: number) => `und ${number(count)} weitere Arten`,
  skip: "Codes mit einem Konflikt auslassen",
  skipHint:
    "Sonst wird nichts importiert: Berichtigen Sie die Datei beim bisherigen Dienst, oder wählen Sie eine andere Domain.",
  nothing: "Es gibt nichts zu importieren: Kein Code dieser Datei ist neu.",
  importNow: (count: number) => `${codesOf(count)} importieren`,
  importing: "Wird importiert. Am Ende erscheinen alle Codes auf einmal.",
  imported: (count: number) => `${codesOf(count)} importiert`,
  importedText:
    "Lassen Sie nun die Domain der gedruckten Codes auf diesen Dienst zeigen, dann führen sie hierher.",
  another: "Andere Datei",
  toCodes: "Zu Ihren Codes",
  toSettings: "Zu den Einstellungen",
  tryAgain: "Erneut versuchen",
  advice,
  why: (why: string) => `Die Datei ${why}.`,
  leave: "Export",
  archive: "Archiv",
  archiveText:
    "Eine ZIP-Datei des ganzen Arbeitsbereichs. Ihre README erklärt jede Datei, und „Import“ nimmt sie wieder an.",
  parts: "Teile",
  part: (part: ArchivePart) => PARTS[part],
  partsMissing: "Wählen Sie mindestens einen Teil.",
  getArchive: "Archiv herunterladen",
  archiving: "Das Archiv wird geschrieben.",
  brokeOff: "Die Verbindung brach ab, das Archiv ist unvollständig. Laden Sie es noch einmal herunter.",
  saved: (name: string) => `${name} ist gespeichert`,
  redirects: "Weiterleitungen",
  redirectsText:
    "Mit dieser Datei führt ein eigener Webserver jeden aktiven Code zu seinem Ziel. Lassen Sie die Kurzadressen auf diesen Server zeigen, dann funktionieren gedruckte Codes auch ohne diesen Dienst.",
  format: "Für",
  formatName: (format: RedirectFormat) => FORMATS[format].name,
  steps: (format: RedirectFormat) => FORMATS[format].steps,
  example: (name: string) => `Beispiel für ${name}`,
  redirectsLimits:
    "Eine Weiterleitung ist für alle gleich: Regeln entfallen, und Seiten werden übersprungen. Kommentare in der Datei nennen diese Codes. Holen Sie die Datei nach Änderungen neu.",
  getRedirects: "Weiterleitungen herunterladen",
};
