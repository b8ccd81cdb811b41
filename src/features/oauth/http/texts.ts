import type { Scope } from "../../../kit/shared/scopes.ts";

/** Texts of the pages that a person sees who connects an app. `{app}` and others stand for what is put in. */
interface Texts {
  /** Asks for consent. */
  readonly wants: string;
  readonly leads: string;
  /** The program is on the person's own computer. */
  readonly local: string;
  readonly unproven: string;
  /** An address vouches for it. */
  readonly proven: string;
  readonly as: string;
  readonly workspace: string;
  readonly may: string;
  readonly noMore: string;
  readonly scopes: Readonly<Record<Scope, string>>;
  readonly allow: string;
  readonly decline: string;
  readonly signIn: readonly [heading: string, advice: string, link: string, again: string];
  readonly nowhere: readonly [heading: string, advice: string];
  readonly refused: readonly [heading: string, advice: string];
  readonly nothing: readonly [heading: string, advice: string];
  readonly left: readonly [heading: string, advice: string];
  readonly secondFactor: readonly [heading: string, advice: string];
  readonly foreign: readonly [heading: string, advice: string];
  readonly recent: readonly [heading: string, advice: string];
}

const en: Texts = {
  wants: "“{app}” wants to work for you here",
  leads: "If you allow it, you are led on to {host}.",
  local:
    "That is a program on your own computer. Allow it only if you have just started this from a program that you trust.",
  unproven: "The app chose its name itself, and nobody has checked it.",
  proven: "It is the app of {host}. It chose its name itself.",
  as: "You are signed in as {person} ({email}).",
  workspace: "In which workspace?",
  may: "It may:",
  noMore:
    "It never may more than you. You can disconnect it at any time, and each of its changes has your name.",
  scopes: {
    "codes:read": "See codes",
    "codes:write": "Make, change and delete codes, and see those",
    "analytics:read": "See analytics and the scan log",
    "leads:read": "See leads",
    "leads:write": "Change and delete leads",
    webhook: "Set the webhook",
    domains: "Add and remove domains",
    account: "Manage keys, the plan and the workspace",
  },
  allow: "Allow",
  decline: "Decline",
  signIn: [
    "Sign in first",
    "“{app}” wants to work for you here. Sign in, then you are asked.",
    "Sign in",
    "I have signed in: go on",
  ],
  nowhere: [
    "You are in no workspace",
    "An app works in a workspace. Ask a colleague to invite you, then connect the app again.",
  ],
  refused: [
    "This app can't be connected",
    "It asked in a way that this service does not accept. Its makers can make use of this: {reason}",
  ],
  nothing: [
    "Nothing was chosen",
    "Go back, and choose a workspace and at least one thing that the app may do.",
  ],
  left: ["You are not in this workspace any more", "Connect the app again, and choose another workspace."],
  secondFactor: [
    "A second factor is needed first",
    "This workspace demands one of its members. Set it up in your account, then connect the app again.",
  ],
  foreign: ["This did not come from this page", "Connect the app again."],
  recent: [
    "Please sign in once more",
    "To let an app manage keys and members needs a sign-in of the last 15 minutes. Sign out and in, then connect the app again.",
  ],
};

const de: Texts = {
  wants: "„{app}“ möchte hier für Sie arbeiten",
  leads: "Wenn Sie das erlauben, geht es weiter zu {host}.",
  local:
    "Das ist ein Programm auf Ihrem eigenen Rechner. Erlauben Sie es nur, wenn Sie dies gerade selbst aus einem Programm heraus begonnen haben, dem Sie vertrauen.",
  unproven: "Ihren Namen hat die App selbst gewählt, niemand hat ihn geprüft.",
  proven: "Es ist die App von {host}. Ihren Namen hat sie selbst gewählt.",
  as: "Sie sind angemeldet als {person} ({email}).",
  workspace: "In welchem Arbeitsbereich?",
  may: "Sie darf:",
  noMore:
    "Sie darf nie mehr als Sie selbst. Sie können sie jederzeit trennen, und jede ihrer Änderungen trägt Ihren Namen.",
  scopes: {
    "codes:read": "Codes sehen",
    "codes:write": "Codes anlegen, ändern und löschen, und diese sehen",
    "analytics:read": "Auswertung und Scan-Protokoll sehen",
    "leads:read": "Anfragen sehen",
    "leads:write": "Anfragen ändern und löschen",
    webhook: "Den Webhook einrichten",
    domains: "Domains hinzufügen und entfernen",
    account: "Schlüssel, Tarif und Arbeitsbereich verwalten",
  },
  allow: "Erlauben",
  decline: "Ablehnen",
  signIn: [
    "Bitte zuerst anmelden",
    "„{app}“ möchte hier für Sie arbeiten. Melden Sie sich an, dann werden Sie gefragt.",
    "Anmelden",
    "Ich habe mich angemeldet: weiter",
  ],
  nowhere: [
    "Sie sind in keinem Arbeitsbereich",
    "Eine App arbeitet in einem Arbeitsbereich. Lassen Sie sich einladen und verbinden Sie die App dann noch einmal.",
  ],
  refused: [
    "Diese App lässt sich nicht verbinden",
    "Sie hat auf eine Weise gefragt, die dieser Dienst nicht annimmt. Wer sie herstellt, kann damit etwas anfangen: {reason}",
  ],
  nothing: [
    "Es war nichts ausgewählt",
    "Bitte zurückgehen und einen Arbeitsbereich wählen, und mindestens eines, was die App darf.",
  ],
  left: [
    "Sie sind nicht mehr in diesem Arbeitsbereich",
    "Verbinden Sie die App noch einmal und wählen Sie einen anderen.",
  ],
  secondFactor: [
    "Erst braucht es einen zweiten Faktor",
    "Dieser Arbeitsbereich verlangt ihn von allen Mitgliedern. Richten Sie ihn in Ihrem Konto ein und verbinden Sie die App dann noch einmal.",
  ],
  foreign: ["Das kam nicht von dieser Seite", "Bitte verbinden Sie die App noch einmal."],
  recent: [
    "Bitte noch einmal anmelden",
    "Damit eine App Schlüssel und Mitglieder verwalten darf, braucht es eine Anmeldung der letzten 15 Minuten. Melden Sie sich ab und wieder an und verbinden Sie die App dann noch einmal.",
  ],
};

export const TEXTS: Readonly<Record<"en" | "de", Texts>> = { en, de };

/** Puts values in for their names. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
