import type * as en from "./en.ts";

export const studio: typeof en.studio = {
  pageTitle: "Quietzone – QR-Codes, die sich scannen lassen",
  title: "QR-Codes, die sich scannen lassen",
  claim:
    "Jeder Code von hier ist geprüft: Er lässt sich scannen, am Bildschirm und gedruckt. Ohne Konto, ohne Tracking.",
  console: "Konsole",
  docs: "Doku",
  skip: "Zum Inhalt",
  copyLink: "Link kopieren",
  linkCopied: "Kopiert. Im Link steckt das ganze Design, und kein Server liest ihn.",
  linkWithPassword: "Kopiert. Wer den Link hat, kann das Passwort darin lesen.",
  linkWithoutLogo: "Kopiert, aber ohne Ihr eigenes Logo: für einen Link ist es zu groß.",
  copyFailed: "Der Browser erlaubt das Kopieren nicht. Die Adresse dieser Seite ist der Link.",
  reset: "Formular leeren",
  resetDone: "Formular geleert.",
  brokenLink: "Dieser Link enthält kein lesbares Design, darum beginnen Sie mit einem leeren.",
  tracked: "Möchten Sie wissen, wie oft er gescannt wird, oder nach dem Druck ändern, wohin er führt?",
  trackedLink: "Einen dynamischen Code in der Konsole anlegen",
  fillFirst: "Füllen Sie zuerst das Formular aus, dann laden Sie herunter.",
};

export const recent: typeof en.recent = {
  open: "Letzte Designs",
  title: "Ihre letzten Designs",
  where: "Sie bleiben in diesem Browser. Passwörter werden nicht gespeichert.",
  forget: "Alle löschen",
  forgotten: "Alle letzten Designs sind gelöscht.",
  undo: "Rückgängig",
};

export const print: typeof en.print = {
  title: "Zum Ausdrucken",
  piece: "Was gedruckt wird",
  tent: "Aufsteller",
  poster: "Plakat",
  cards: "Karten",
  tentOn: (paper) => `Auf ${paper}, in der Mitte gefaltet.`,
  posterOn: (paper) => `Auf ${paper}, so groß wie die Seite.`,
  cardsOn: (paper) => `Auf ${paper}, zehn Stück mit Schnittmarken.`,
  line: "Zeile unter dem Code",
  headline: "Überschrift",
  get: "PDF zum Drucken holen",
};
