import accounts from "../../../docs/de/accounts.md" with { type: "file" };
import analytics from "../../../docs/de/analytics.md" with { type: "file" };
import audit from "../../../docs/de/audit.md" with { type: "file" };
import bulk from "../../../docs/de/bulk.md" with { type: "file" };
import charts from "../../../docs/de/charts.md" with { type: "file" };
import domains from "../../../docs/de/domains.md" with { type: "file" };
import edits from "../../../docs/de/edits.md" with { type: "file" };
import files from "../../../docs/de/files.md" with { type: "file" };
import firstCode from "../../../docs/de/first-code.md" with { type: "file" };
import gs1 from "../../../docs/de/gs1.md" with { type: "file" };
import guides from "../../../docs/de/guides.md" with { type: "file" };
import growing from "../../../docs/de/growing.md" with { type: "file" };
import keys from "../../../docs/de/keys.md" with { type: "file" };
import leads from "../../../docs/de/leads.md" with { type: "file" };
import languages from "../../../docs/de/languages.md" with { type: "file" };
import locks from "../../../docs/de/locks.md" with { type: "file" };
import live from "../../../docs/de/live.md" with { type: "file" };
import logos from "../../../docs/de/logos.md" with { type: "file" };
import mailings from "../../../docs/de/mailings.md" with { type: "file" };
import members from "../../../docs/de/members.md" with { type: "file" };
import pages from "../../../docs/de/pages.md" with { type: "file" };
import pageLanguages from "../../../docs/de/page-languages.md" with { type: "file" };
import parts from "../../../docs/de/parts.md" with { type: "file" };
import pictureAddresses from "../../../docs/de/picture-addresses.md" with { type: "file" };
import plainCodes from "../../../docs/de/plain-codes.md" with { type: "file" };
import privacy from "../../../docs/de/privacy.md" with { type: "file" };
import rules from "../../../docs/de/rules.md" with { type: "file" };
import secondFactors from "../../../docs/de/second-factors.md" with { type: "file" };
import shares from "../../../docs/de/shares.md" with { type: "file" };
import sheets from "../../../docs/de/sheets.md" with { type: "file" };
import signIn from "../../../docs/de/sign-in.md" with { type: "file" };
import tags from "../../../docs/de/tags.md" with { type: "file" };
import trackedCodes from "../../../docs/de/tracked-codes.md" with { type: "file" };
import watch from "../../../docs/de/watch.md" with { type: "file" };
import webhooks from "../../../docs/de/webhooks.md" with { type: "file" };

/**
 * The pages that workspaces read, in German. A text has the headings of the English page in their order, and
 * a line `<!-- sample -->` in place of each sample or block of it: the same ones stand there, and the anchors
 * are the same, too. Parts that are made of the contract on an English page are written out: a test compares the
 * names in them.
 */
export interface GermanPage {
  /** Where the text is embedded. */
  readonly text: string;
  readonly title: string;
  /** The use that a reader has of it, in one line. */
  readonly summary: string;
}

/** By the path of the English page. */
export const GERMAN_PAGES: ReadonlyMap<string, GermanPage> = new Map([
  [
    "accounts",
    {
      text: accounts,
      title: "Konten",
      summary: "Mit Passwort anmelden, sehen, wo Sie angemeldet sind, und Ihr Konto löschen",
    },
  ],
  ["analytics", { text: analytics, title: "Auswertung", summary: "Was gezählt wird, und wie Sie es lesen" }],
  ["audit", { text: audit, title: "Protokoll", summary: "Wer in einem Arbeitsbereich wann was getan hat" }],
  [
    "bulk",
    {
      text: bulk,
      title: "Viele Codes aus einer Datei",
      summary: "Aus einer Tabelle werden Codes und ihre Dateien",
    },
  ],
  [
    "charts",
    { text: charts, title: "Diagramme", summary: "Zahlen als Bilder, für Berichte und eigene Seiten" },
  ],
  ["domains", { text: domains, title: "Domains", summary: "Kurzadressen unter Ihrem eigenen Namen" }],
  [
    "edits",
    {
      text: edits,
      title: "Viele Codes ändern",
      summary: "Mit einer Datei, oder mit einer Aktion für alle, die ein Filter findet",
    },
  ],
  [
    "first-code",
    { text: firstCode, title: "Ihr erster Code", summary: "Ein Code in einer Minute, ohne Konto" },
  ],
  [
    "gs1",
    { text: gs1, title: "GS1 Digital Link", summary: "Ein Code auf dem Produkt, für Kasse und Smartphone" },
  ],
  ["growing", { text: growing, title: "Wachsen", summary: "Mehrere Rechner auf PostgreSQL" }],
  ["keys", { text: keys, title: "Schlüssel", summary: "Was ein Programm darf, und wie lange" }],
  [
    "languages",
    {
      text: languages,
      title: "Sprachen",
      summary: "Welche Sprachen Menschen lesen, die scannen, und wie eine dazukommt",
    },
  ],
  ["locks", { text: locks, title: "Passwortschutz", summary: "Ein Passwort, bevor sich eine Seite öffnet" }],
  ["leads", { text: leads, title: "Anfragen", summary: "Formulare, und was Menschen darin hinterlassen" }],
  ["live", { text: live, title: "Live-Zahlen", summary: "Die letzten 30 Minuten, während sie sich ändern" }],
  [
    "logos",
    { text: logos, title: "Logos und Designs", summary: "Logos in Codes, und ein Aussehen für viele Codes" },
  ],
  [
    "mailings",
    {
      text: mailings,
      title: "Berichte per Mail",
      summary: "Die Zahlen einer Woche oder eines Monats und Neues per Mail",
    },
  ],
  [
    "members",
    {
      text: members,
      title: "Mitglieder",
      summary: "Einladen, Rollen geben und helfen, wenn ein Passwort verloren ist",
    },
  ],
  ["files", { text: files, title: "Dateien", summary: "PDFs, Ton und Bücher auf Seiten" }],
  [
    "pages",
    { text: pages, title: "Seiten", summary: "Seiten des Dienstes: ihre Teile, Bilder und die Einwilligung" },
  ],
  [
    "guides",
    {
      text: guides,
      title: "Führungen, Bekanntmachungen, Angebote",
      summary: "Seiten für Stationen einer Führung, für Mitteilungen und für Codes an der Kasse",
    },
  ],
  [
    "page-languages",
    {
      text: pageLanguages,
      title: "Seiten in mehreren Sprachen",
      summary: "Texte einer Seite in den Sprachen der Lesenden",
    },
  ],
  [
    "parts",
    {
      text: parts,
      title: "Teile von Seiten",
      summary: "Texte, Speisekarten, Öffnungszeiten und mehr auf Seiten",
    },
  ],
  [
    "picture-addresses",
    {
      text: pictureAddresses,
      title: "Bilder per Adresse",
      summary: "Codes per Adresse in Seiten und E-Mails, ohne Schlüssel",
    },
  ],
  [
    "plain-codes",
    {
      text: plainCodes,
      title: "Statische Codes",
      summary:
        "Codes, in denen der Inhalt selbst steht: behalten, bis zum Druck ändern, auf Etiketten drucken",
    },
  ],
  [
    "privacy",
    { text: privacy, title: "Datenschutz", summary: "Was gespeichert wird, wie lange und wodurch geschützt" },
  ],
  [
    "rules",
    { text: rules, title: "Regeln", summary: "Ziele nach Gerät, Sprache, Land und Zeit, oder nach Anteilen" },
  ],
  [
    "second-factors",
    {
      text: secondFactors,
      title: "Zweite Faktoren",
      summary: "Passkeys, Apps mit Codes und Wiederherstellungscodes",
    },
  ],
  ["shares", { text: shares, title: "Teilen", summary: "Links zu Zahlen, für Leute ohne Konto" }],
  [
    "sheets",
    {
      text: sheets,
      title: "Etiketten",
      summary: "Bögen, Rollen und Karten für den Drucker, in wahrer Größe",
    },
  ],
  [
    "sign-in",
    {
      text: signIn,
      title: "Anmeldung über OpenID Connect",
      summary: "Mit dem Konto Ihrer Organisation, bei Authelia, Keycloak, Entra ID und anderen",
    },
  ],
  [
    "tags",
    {
      text: tags,
      title: "Schlagwörter und Notizen",
      summary: "Eigene Wörter an Codes: danach suchen, danach zählen, und notieren, was sonst niemand liest",
    },
  ],
  [
    "tracked-codes",
    {
      text: trackedCodes,
      title: "Dynamische Codes",
      summary: "Codes, die Sie nach dem Druck ändern, wiederfinden, kopieren und zählen",
    },
  ],
  ["watch", { text: watch, title: "Ziele überwachen", summary: "Erfahren, wenn ein Ziel ausfällt" }],
  [
    "webhooks",
    { text: webhooks, title: "Webhooks", summary: "Scans und Anfragen, an Ihren Server gesendet" },
  ],
]);

const MARK = /^<!-- sample -->$/gm;

const FENCE = "```";

/** The blocks of code of a text; those that follow each other with nothing between are one. */
function samplesIn(text: string): readonly string[] {
  const samples: string[] = [];
  let isInside = false;
  let isNext = false;
  for (const line of text.split("\n")) {
    const isFence = line.startsWith(FENCE);
    if (isFence && !isInside && !isNext) samples.push("");
    if (isFence || isInside || (isNext && line === "")) samples.push(`${samples.pop() ?? ""}${line}\n`);
    isNext = (isFence && isInside) || (isNext && line === "");
    if (isFence) isInside = !isInside;
  }
  return samples.map((sample) => sample.trimEnd());
}

/** A German text with the samples of the English one. @throws Error where it has another number of them */
export function withSamples(german: string, english: string): string {
  const samples = samplesIn(english);
  const marks = german.match(MARK)?.length ?? 0;
  if (marks !== samples.length)
    throw new Error(`The text has ${marks} samples, and the English one ${samples.length}`);
  let at = 0;
  return german.replace(MARK, () => samples[at++] ?? "");
}
