import type * as en from "./en.ts";

export const owner: typeof en.owner = {
  title: "Mit Adresse und Passwort anmelden",
  text: "Bisher öffnen nur Schlüssel diesen Arbeitsbereich. Werden Sie sein Inhaber: Dann melden Sie sich mit Ihrer Adresse an, kommen auch ohne Schlüssel hinein und können andere einladen. Für Programme gilt der Schlüssel weiter, aber dieser Browser vergisst ihn: Speichern Sie ihn vorher, wenn Sie keine Kopie haben.",
  name: "Ihr Name",
  passwordHint: "Mindestens 10 Zeichen, keines der häufigsten und ohne Ihre Adresse.",
  make: "Inhaber werden",
};

export const links: typeof en.links = {
  ended: "Dieser Link gilt nicht mehr",
  toConsole: "Zur Konsole",
  reset: "Ein neues Passwort wählen",
  newPassword: "Neues Passwort",
  passwordHint: "Mindestens 10 Zeichen, keines der häufigsten und ohne Ihre Adresse.",
  setPassword: "Passwort setzen",
  resetDone: "Ihr Passwort ist geändert",
  resetDoneText: "Alle Browser wurden abgemeldet. Melden Sie sich mit dem neuen Passwort an.",
  resetEnded:
    "Er wurde schon benutzt, ist älter als eine Stunde, oder es gibt einen neueren. Fordern Sie einen anderen an:",
  invitation: "Eine Einladung",
  roles: { viewer: "Betrachter", editor: "Bearbeiter", admin: "Administrator", owner: "Inhaber" },
  invited: (workspace, role, by) =>
    by === null
      ? `Sie sind in den Arbeitsbereich „${workspace}“ eingeladen, als ${role}.`
      : `${by} lädt Sie in den Arbeitsbereich „${workspace}“ ein, als ${role}.`,
  invitationEnded:
    "Er wurde schon benutzt, zurückgezogen oder ist älter als sieben Tage. Lassen Sie sich noch einmal einladen. Wenn Sie schon beigetreten sind, melden Sie sich an.",
  signedInAs: (email) => `Sie sind als ${email} angemeldet.`,
  asAddress: (email) => `Das Konto ist für ${email}; damit melden Sie sich künftig an.`,
  yourName: "Ihr Name",
  join: "Beitreten",
  haveOne: "Ich habe ein Konto",
  haveAccount: "Melden Sie sich mit dieser Adresse an, dann können Sie beitreten.",
  isNew: "Ich bin neu hier",
  foreign: (of, here) =>
    `Die Einladung ist für ${of}, und Sie sind als ${here} angemeldet. Melden Sie sich ab, dann kann ${of} hier beitreten.`,
  signOut: "Abmelden",
  hasKey:
    "Dieser Browser benutzt gerade einen Schlüssel. Er wird hier vergessen, sobald Sie beigetreten sind: Sorgen Sie dafür, dass Sie ihn woanders gespeichert haben.",
  address: "Adresse bestätigen",
  addressSignIn: "Melden Sie sich an, damit niemand anderes sie für Sie bestätigt.",
  addressText: (name) =>
    `Sie sind als ${name} angemeldet. Künftig melden Sie sich mit der Adresse an, an die der Link ging.`,
  confirm: "Adresse bestätigen",
  addressDone: "Die Adresse ist bestätigt",
  addressDoneText: "Damit melden Sie sich ab jetzt an.",
  addressEnded: (email) =>
    `Er wurde schon benutzt, ist älter als einen Tag oder wurde von jemand anderem angefordert: Sie sind als ${email} angemeldet. In Ihrem Konto können Sie sich einen neuen schicken lassen.`,
};
