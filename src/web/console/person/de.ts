import type * as en from "./en.ts";

export const person: typeof en.person = {
  you: "Angemeldet",
  as: (role) => `In diesem Arbeitsbereich sind Sie ${role}.`,
  roles: { viewer: "Betrachter", editor: "Bearbeiter", admin: "Administrator", owner: "Inhaber" },
  account: "Ihr Konto",
  workspace: "Arbeitsbereich",
  choose: "Welcher Arbeitsbereich?",
  none: "Sie sind in keinem Arbeitsbereich",
  noneText: "Lassen Sie sich in einen einladen, oder legen Sie einen eigenen an.",
  factorMissing: "Dieser Arbeitsbereich verlangt einen zweiten Faktor",
  factorMissingText:
    "Neben dem Passwort braucht es hier den Code einer App oder einen Passkey. Richten Sie das ein, dann geht es hier weiter.",
  setUp: "Zweiten Faktor einrichten",
};
