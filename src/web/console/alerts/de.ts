import type * as en from "./en.ts";

export const alerts: typeof en.alerts = {
  title: "Mail bei ausgefallenem Ziel",
  intro:
    "Die Ziele Ihrer Codes werden etwa einmal am Tag geprüft. Fällt eines aus oder ist es wieder da, bekommen Sie eine Mail: höchstens eine am Tag.",
  email: "Mail an",
  language: "Sprache der Mail",
  english: "Englisch",
  german: "Deutsch",
  save: "Speichern",
  stop: "Nicht mehr senden",
  stopped: "Es kommen keine Mails mehr.",
  sent: (email: string) =>
    `Wir haben einen Link an ${email} geschickt. Öffnen Sie ihn, um die Adresse zu bestätigen.`,
  saved: "Gespeichert.",
  confirmed: "Bestätigt",
  waiting: "Noch nicht bestätigt",
  empty: "Geben Sie eine E-Mail-Adresse ein.",
};
