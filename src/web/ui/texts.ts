import { defineTexts } from "../lib/texts.ts";

export const texts = defineTexts({
  en: {
    close: "Close",
    cancel: "Cancel",
    dismiss: "Dismiss",
    optional: "optional",
    copy: "Copy",
    copied: "Copied",
    tryAgain: "Try again",
    loading: "Loading",
    offline: "You are offline. Everything continues once the connection is back.",
    noAnswer: "No answer came. Check your connection, then try again.",
    unexpected: "Something went wrong. Try again, or reload the page.",
    tooMany: (seconds: number) =>
      `Too many requests. Try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
    limited: (seconds: number) =>
      `Many requests in a short time. It continues in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
    storage: "The service cannot reach its storage at the moment. Try again shortly.",
    errors: (count: number) =>
      count === 1 ? "One thing needs your attention" : `${count} things need your attention`,
    httpsAdded: "https:// was put before it.",
    language: "Language",
    pickColor: "Pick a colour",
    show: "Show",
    hide: "Hide",
  },
  de: {
    close: "Schließen",
    cancel: "Abbrechen",
    dismiss: "Ausblenden",
    optional: "optional",
    copy: "Kopieren",
    copied: "Kopiert",
    tryAgain: "Erneut versuchen",
    loading: "Wird geladen",
    offline: "Sie sind offline. Sobald die Verbindung wieder da ist, geht es von selbst weiter.",
    noAnswer: "Es kam keine Antwort. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
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
  },
});
