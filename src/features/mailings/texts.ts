import type { MailLanguage } from "../watch/traits.ts";
import type { Every } from "./constants.ts";

/** Limits of a plan, by the names that they have in `GET /app/api/me`. */
export const LIMITS = ["codes", "plainCodes", "bytes", "domains", "members"] as const;
export type Limit = (typeof LIMITS)[number];

interface Texts {
  readonly confirm: {
    readonly subject: string;
    readonly intro: (workspace: string, every: string) => string;
    readonly button: string;
    readonly ignore: string;
  };
  readonly every: Readonly<Record<Every, string>>;
  readonly of: {
    readonly workspace: (workspace: string) => string;
    readonly code: (name: string, workspace: string) => string;
    readonly group: (name: string, workspace: string) => string;
  };
  readonly report: {
    readonly subject: (period: string) => string;
    readonly heading: (period: string) => string;
    readonly scans: string;
    readonly visitors: string;
    readonly leads: string;
    /** Of a number that was another one in the period before. */
    readonly before: (value: string) => string;
    readonly same: string;
    readonly none: string;
    readonly days: string;
    readonly weeks: string;
    readonly top: string;
    readonly dead: string;
    readonly moreDead: string;
    readonly open: string;
  };
  readonly notice: {
    readonly subject: string;
    readonly heading: string;
    readonly first: string;
    readonly scanned: string;
    readonly others: (count: string) => string;
    readonly spike: (scans: string, usual: string) => string;
    readonly leads: (count: string, isOne: boolean) => string;
    readonly limits: string;
    readonly used: (share: string) => string;
    readonly names: Readonly<Record<Limit, string>>;
    readonly open: string;
  };
  readonly foot: string;
  readonly stop: string;
}

export const TEXTS: Readonly<Record<MailLanguage, Texts>> = {
  en: {
    confirm: {
      subject: "Confirm this address for reports of QR codes",
      intro: (workspace, every) =>
        `Somebody in the workspace “${workspace}” asked that a report about its QR codes be sent to this address ${every}.`,
      button: "Confirm this address",
      ignore:
        "If you don't want that, do nothing: nothing more will be sent. The link is valid for three days.",
    },
    every: { week: "every week", month: "every month" },
    of: {
      workspace: (workspace) => `All codes of ${workspace}.`,
      code: (name, workspace) => `The code ${name} of ${workspace}.`,
      group: (name, workspace) => `The campaign ${name} of ${workspace}.`,
    },
    report: {
      subject: (period) => `Your QR codes, ${period}`,
      heading: (period) => `Your QR codes, ${period}`,
      scans: "Scans",
      visitors: "Visitors",
      leads: "Leads",
      before: (value) => `before: ${value}`,
      same: "as before",
      none: "Nobody scanned a code in this time.",
      days: "Scans by day",
      weeks: "Scans by week",
      top: "Most scanned",
      dead: "Destinations that do not answer",
      moreDead: "There are more. All of them are in the console.",
      open: "Open the overview",
    },
    notice: {
      subject: "News of your QR codes",
      heading: "News of your QR codes",
      first: "Scanned for the first time",
      scanned: "first scan",
      others: (count) => `and ${count} other codes`,
      spike: (scans, usual) =>
        `Today there were ${scans} scans so far, more than five times as many as usual (${usual} a day).`,
      leads: (count, isOne) =>
        isOne
          ? "There is 1 new lead. It is in the console."
          : `There are ${count} new leads. They are in the console.`,
      limits: "Limits of the plan that are nearly reached",
      used: (share) => `${share} used`,
      names: {
        codes: "Codes",
        plainCodes: "Plain codes",
        bytes: "Storage",
        domains: "Domains",
        members: "Members",
      },
      open: "Open the console",
    },
    foot: "Automated scans are not counted. Somebody in the workspace, or you yourself, asked for this mail.",
    stop: "Stop these mails",
  },
  de: {
    confirm: {
      subject: "Adresse für Berichte über QR-Codes bestätigen",
      intro: (workspace, every) =>
        `Jemand im Arbeitsbereich „${workspace}“ möchte, dass ${every} ein Bericht über die QR-Codes an diese Adresse geht.`,
      button: "Adresse bestätigen",
      ignore:
        "Möchten Sie das nicht, tun Sie nichts: Es wird nichts weiter gesendet. Der Link gilt drei Tage.",
    },
    every: { week: "jede Woche", month: "jeden Monat" },
    of: {
      workspace: (workspace) => `Alle Codes von ${workspace}.`,
      code: (name, workspace) => `Der Code ${name} von ${workspace}.`,
      group: (name, workspace) => `Die Kampagne ${name} von ${workspace}.`,
    },
    report: {
      subject: (period) => `Ihre QR-Codes, ${period}`,
      heading: (period) => `Ihre QR-Codes, ${period}`,
      scans: "Scans",
      visitors: "Besucher",
      leads: "Anfragen",
      before: (value) => `davor: ${value}`,
      same: "wie davor",
      none: "In dieser Zeit hat niemand einen Code gescannt.",
      days: "Scans nach Tag",
      weeks: "Scans nach Woche",
      top: "Am meisten gescannt",
      dead: "Ziele, die nicht antworten",
      moreDead: "Es gibt weitere. Alle stehen in der Konsole.",
      open: "Übersicht öffnen",
    },
    notice: {
      subject: "Neues von Ihren QR-Codes",
      heading: "Neues von Ihren QR-Codes",
      first: "Zum ersten Mal gescannt",
      scanned: "erster Scan",
      others: (count) => `und ${count} weitere Codes`,
      spike: (scans, usual) =>
        `Heute gab es bisher ${scans} Scans, mehr als fünfmal so viele wie sonst (${usual} am Tag).`,
      leads: (count, isOne) =>
        isOne
          ? "Es gibt 1 neue Anfrage. Sie steht in der Konsole."
          : `Es gibt ${count} neue Anfragen. Sie stehen in der Konsole.`,
      limits: "Grenzen des Tarifs, die fast erreicht sind",
      used: (share) => `${share} belegt`,
      names: {
        codes: "Codes",
        plainCodes: "Statische Codes",
        bytes: "Speicher",
        domains: "Domains",
        members: "Mitglieder",
      },
      open: "Konsole öffnen",
    },
    foot: "Automatische Scans zählen nicht mit. Jemand im Arbeitsbereich oder Sie selbst haben diese Mail bestellt.",
    stop: "Diese Mails abbestellen",
  },
};
