import type * as en from "./en.ts";

export const locks: typeof en.locks = {
  title: "Passwortschutz",
  badge: "geschützt",
  open: "Wer den Code scannt, kommt ohne Passwort weiter.",
  locked: "Ein Scan öffnet eine Seite, die nach dem Passwort fragt.",
  hint: (hint) => `Hinweis: ${hint}`,
  set: "Passwort einrichten",
  change: "Ändern",
  remove: "Schutz aufheben",
  removed: "Der Passwortschutz ist aufgehoben.",
  undone: "Um ihn wieder zu schützen, richten Sie ein neues Passwort ein.",
  password: "Passwort",
  passwordHint: "4 bis 200 Zeichen. Gespeichert wird nur ein Hash, nachsehen kann man es hier also nicht.",
  newPasswordHint:
    "Leer lassen, um das jetzige zu behalten. Ein neues schließt den Code für alle, die ihn schon geöffnet haben.",
  hintLabel: "Hinweis",
  hintHint: "Das sehen alle, die nach dem Passwort gefragt werden.",
  wrong: "Bitte 4 bis 200 Zeichen eingeben.",
  save: "Speichern",
  cancel: "Abbrechen",
  saved: "Geschützt. Beim nächsten Scan wird nach dem Passwort gefragt.",
  changed: "Der Passwortschutz ist geändert.",
};
