import type { ChartLanguage } from "../../../kit/charts/words.ts";
import { FEW } from "../constants.ts";

/** The words of a page of shared numbers. */
export interface ShareTexts {
  readonly all: string;
  readonly totals: Readonly<Record<"scans" | "visitors" | "bots" | "views" | "clicks", string>>;
  /** The count of the period before, as long. */
  readonly before: (count: string) => string;
  readonly withBots: string;
  readonly withoutBots: string;
  readonly visitors: string;
  readonly few: string;
  readonly under: string;
  readonly asOf: (when: string, host: string) => string;
  readonly files: string;
  readonly table: string;
  readonly columns: Readonly<Record<"from" | "scans" | "visitors" | "country", string>>;
  readonly unknown: string;
  readonly other: string;
  readonly days: (first: string, last: string, zone: string) => string;
  readonly lock: {
    readonly heading: string;
    readonly advice: string;
    readonly label: string;
    readonly button: string;
    readonly wrong: string;
    readonly limited: string;
    readonly busy: string;
    readonly error: string;
  };
}

const en: ShareTexts = {
  all: "All codes",
  totals: {
    scans: "Scans",
    visitors: "Unique visitors",
    bots: "Automated scans",
    views: "Page views",
    clicks: "Clicks on the button",
  },
  before: (count) => `${count} in the period before`,
  withBots: "Scans include automated ones.",
  withoutBots: "Scans leave automated ones out.",
  visitors: "A visitor is counted once a day for each code. Nobody is recognised from one day to the next.",
  few: `Countries with fewer than ${FEW} scans are shown as “under ${FEW}”.`,
  under: `under ${FEW}`,
  asOf: (when, host) => `As of ${when}. Counted by ${host}.`,
  files: "The same numbers as a file:",
  table: "As a table",
  columns: { from: "From", scans: "Scans", visitors: "Unique visitors", country: "Country" },
  unknown: "Unknown",
  other: "Other",
  days: (first, last, zone) => `${first} to ${last}, ${zone}`,
  lock: {
    heading: "These numbers have a password",
    advice: "The person who sent you the link can tell you the password.",
    label: "Password",
    button: "Show the numbers",
    wrong: "This is not the password. Mind capital letters.",
    limited: "There were too many tries from your network. Wait a few minutes, and try again.",
    busy: "There is much to do here right now. Please try again in a moment.",
    error: "Error",
  },
};

const de: ShareTexts = {
  all: "Alle Codes",
  totals: {
    scans: "Scans",
    visitors: "Besucher",
    bots: "Automatische Scans",
    views: "Seitenaufrufe",
    clicks: "Klicks auf den Button",
  },
  before: (count) => `${count} im Zeitraum davor`,
  withBots: "Automatische Scans sind mitgezählt.",
  withoutBots: "Automatische Scans sind nicht mitgezählt.",
  visitors:
    "Besucher zählen je Code einmal am Tag. Niemand wird von einem Tag auf den anderen wiedererkannt.",
  few: `Länder mit weniger als ${FEW} Scans stehen hier als „unter ${FEW}“.`,
  under: `unter ${FEW}`,
  asOf: (when, host) => `Stand: ${when}. Gezählt von ${host}.`,
  files: "Dieselben Zahlen als Datei:",
  table: "Als Tabelle",
  columns: { from: "Ab", scans: "Scans", visitors: "Besucher", country: "Land" },
  unknown: "Unbekannt",
  other: "Andere",
  days: (first, last, zone) => `${first} bis ${last}, ${zone}`,
  lock: {
    heading: "Diese Zahlen sind mit einem Passwort geschützt",
    advice: "Das Passwort kennt, wer Ihnen den Link geschickt hat.",
    label: "Passwort",
    button: "Zahlen anzeigen",
    wrong: "Das ist nicht das Passwort. Bitte auf Groß- und Kleinschreibung achten.",
    limited: "Aus Ihrem Netz kamen zu viele Versuche. Bitte in ein paar Minuten noch einmal versuchen.",
    busy: "Hier ist gerade viel zu tun. Bitte gleich noch einmal versuchen.",
    error: "Fehler",
  },
};

export const SHARE_TEXTS: Readonly<Record<ChartLanguage, ShareTexts>> = { en, de };
