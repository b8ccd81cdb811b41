import type * as en from "./en.ts";

export const ui: typeof en.ui = {
  close: "Schließen",
  cancel: "Abbrechen",
  dismiss: "Ausblenden",
  optional: "optional",
  copy: "Kopieren",
  copied: "Kopiert",
  tryAgain: "Erneut versuchen",
  loading: "Wird geladen",
  offline: "Sie sind offline. Sobald die Verbindung wieder da ist, geht es von selbst weiter.",
  noAnswer: "Der Dienst antwortet nicht. Ihre Eingaben bleiben: Versuchen Sie es noch einmal.",
  goesOn: "Der Dienst antwortet nicht. Ihre Eingaben bleiben. Sobald er antwortet, geht es weiter.",
  roleMayNot:
    "Ihre Rolle in diesem Arbeitsbereich erlaubt das nicht. Inhaber und Administratoren können Ihnen eine andere geben.",
  mayNot: "Dafür braucht es einen Schlüssel, der mehr darf.",
  unexpected: "Etwas ist schiefgegangen. Versuchen Sie es noch einmal oder laden Sie die Seite neu.",
  tooMany: (seconds: number) =>
    `Zu viele Anfragen. In ${seconds} ${seconds === 1 ? "Sekunde" : "Sekunden"} geht es wieder.`,
  limited: (seconds: number) =>
    `Viele Anfragen in kurzer Zeit. In ${seconds} ${seconds === 1 ? "Sekunde" : "Sekunden"} geht es weiter.`,
  storage: "Der Dienst erreicht seinen Speicher gerade nicht. Versuchen Sie es gleich noch einmal.",
  errors: (count: number) =>
    count === 1 ? "Eine Angabe stimmt noch nicht" : `${count} Angaben stimmen noch nicht`,
  httpsAdded: "https:// wurde davorgesetzt.",
  language: "Sprache",
  pickColor: "Farbe wählen",
  show: "Zeigen",
  hide: "Verbergen",
};

export const lists: typeof en.lists = {
  lockedTitle: "Ihr Tarif enthält das nicht",
  toPlan: "Tarif und Gutschein",
  noCode: "Diesen Code gibt es nicht",
  noCodeText: "Er wurde gelöscht oder gehört zu einem anderen Arbeitsbereich.",
  toCodes: "Zu Ihren Codes",
  readingMore: "Mehr wird geladen",
  preparing: "Datei wird vorbereitet",
  stop: "Abbrechen",
  saved: (name: string) => `${name} liegt in Ihren Downloads`,
  tryAgain: "Erneut versuchen",
};

export const zones: typeof en.zones = {
  usual: "Ihre und häufige",
  Africa: "Afrika",
  America: "Amerika",
  Asia: "Asien",
  Atlantic: "Atlantik",
  Australia: "Australien",
  Europe: "Europa",
  Indian: "Indischer Ozean",
  Pacific: "Pazifik",
  other: "Anderswo",
};
