import type * as en from "./en.ts";

export const person: typeof en.person = {
  you: "Angemeldet",
  as: (role) => `In diesem Arbeitsbereich sind Sie ${role}.`,
  roles: { viewer: "Betrachter", editor: "Bearbeiter", admin: "Administrator", owner: "Inhaber" },
  account: "Ihr Konto",
  workspace: "Arbeitsbereich",
  choose: "Welcher Arbeitsbereich?",
  none: "Sie sind in keinem Arbeitsbereich",
  noneText: "Lassen Sie sich mit dieser Adresse in einen einladen.",
  noneOwn:
    "Für einen eigenen melden Sie sich ab und wählen „Neu hier“, mit derselben Adresse und demselben Passwort.",
  toWorkspaces: "Ihre Arbeitsbereiche",
  factorMissing: "Dieser Arbeitsbereich verlangt einen zweiten Faktor",
  factorMissingText:
    "Neben dem Passwort braucht es hier den Code einer App oder einen Passkey. Richten Sie das ein, dann geht es hier weiter.",
  setUp: "Zweiten Faktor einrichten",
  resetMade: (by, until) =>
    `${by ?? "Die Verwaltung Ihres Arbeitsbereichs"} hat einen Link erstellt, mit dem sich Ihr Passwort bis ${until} ersetzen lässt. Haben Sie nicht darum gebeten, ändern Sie Ihr Passwort: Danach öffnet der Link nichts mehr.`,
};
