import { defineTexts } from "../../lib/texts.ts";

export const contactTexts = defineTexts({
  en: {
    title: "Contact on switched-off codes",
    intro: "Whoever scans a code that you switched off sees a page that says so. It links this contact.",
    contact: "Contact",
    hint: "A mail address or a web page.",
    save: "Save",
    saved: "Saved. Pages of switched-off codes link it.",
    removed: "Saved. Pages of switched-off codes link nobody.",
  },
  de: {
    title: "Kontakt bei abgeschalteten Codes",
    intro:
      "Wer einen abgeschalteten Code scannt, sieht einen Hinweis. Dort steht ein Link zu diesem Kontakt.",
    contact: "Kontakt",
    hint: "Eine E-Mail-Adresse oder eine Webseite.",
    save: "Speichern",
    saved: "Gespeichert. Seiten abgeschalteter Codes verlinken den Kontakt.",
    removed: "Gespeichert. Seiten abgeschalteter Codes verlinken niemanden.",
  },
});
