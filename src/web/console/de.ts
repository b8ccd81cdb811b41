import type * as en from "./en.ts";

export const shell: typeof en.shell = {
  skip: "Zum Inhalt",
  nav: "Konsole",
  dashboard: "Übersicht",
  codes: "Codes",
  leads: "Anfragen",
  more: "Mehr",
  campaigns: "Kampagnen",
  looks: "Designs",
  sheets: "Drucken",
  bulk: "Viele auf einmal",
  move: "Import und Export",
  webhook: "Webhook",
  settings: "Einstellungen",
  newCode: "Neuer Code",
  docs: "Doku",
  signOut: "Abmelden",
  studio: "Studio",
  operator: "Seite der Betreiber",
  notFound: "Hier ist nichts",
  notFoundText: "Diese Adresse gehört nicht zur Konsole.",
  toCodes: "Zu Ihren Codes",
  spaceAlmost: (used: string, of: string) =>
    `Der Speicherplatz Ihres Tarifs ist fast verbraucht: ${used} von ${of}. Ist er voll, funktionieren die Codes weiter, aber es kommt nichts Neues hinzu.`,
  spaceFull: (used: string, of: string) =>
    `Der Speicherplatz Ihres Tarifs ist verbraucht: ${used} von ${of}. Alle Codes funktionieren weiter, aber es kommt nichts Neues hinzu.`,
  unconfirmed: (email: string) =>
    `${email} ist noch nicht bestätigt: Öffnen Sie den Link, der dorthin ging. Bis dahin lassen sich hier nur statische Codes anlegen.`,
  sendAgain: "Noch einmal schicken",
  confirmSent: (email: string) => `Der Link ist unterwegs an ${email}. Er gilt drei Tage lang.`,
  otherAddress: "Andere Adresse",
  viewFailed: "Dieser Teil der Konsole konnte nicht geladen werden.",
  newVersion: "Wurde der Dienst gerade aktualisiert, hilft es, die Seite neu zu laden.",
  reloadPage: "Seite neu laden",
};

export const tabs: typeof en.tabs = {
  label: "Dieser Code",
  back: "Alle Codes",
  overview: "Überblick",
  analytics: "Auswertung",
  scans: "Scan-Protokoll",
  leads: "Anfragen",
  history: "Änderungen",
  rules: "Regeln",
  edit: "Bearbeiten",
};
