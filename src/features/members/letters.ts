import { letter, mailLanguageOf, type MailText, plainLine } from "../../kit/shared/mail.ts";
import type { Role } from "../../kit/shared/roles.ts";
import type { Person } from "../people/records.ts";
import type { MailLanguage } from "../watch/traits.ts";

/*
 * Mails to persons. Names of people and workspaces are chosen by strangers: they stand in a sentence of ours,
 * on one line and short, and never in a subject.
 */

/** Characters of a name in a mail. */
const LONGEST_NAME = 60;

interface Texts {
  readonly roles: Readonly<Record<Role, string>>;
  readonly invitation: {
    readonly subject: string;
    readonly intro: (workspace: string, role: string) => string;
    readonly button: string;
    readonly ignore: string;
  };
  readonly reset: {
    readonly subject: string;
    readonly intro: string;
    readonly button: string;
    readonly ignore: string;
  };
  readonly resetMade: {
    readonly subject: string;
    readonly intro: (workspace: string) => string;
    readonly advice: string;
  };
  readonly address: {
    readonly subject: string;
    readonly intro: string;
    readonly button: string;
    readonly ignore: string;
  };
  readonly addressChanged: {
    readonly subject: string;
    readonly intro: (address: string) => string;
    readonly advice: string;
  };
  readonly addressKnown: {
    readonly subject: string;
    readonly intro: string;
    readonly advice: string;
  };
  readonly workspace: {
    readonly subject: string;
    readonly intro: (workspace: string) => string;
    readonly button: string;
    readonly ignore: string;
  };
}

const TEXTS: Readonly<Record<MailLanguage, Texts>> = {
  en: {
    roles: { viewer: "viewer", editor: "editor", admin: "admin", owner: "owner" },
    invitation: {
      subject: "Invitation to a workspace with QR codes",
      intro: (workspace, role) => `You are invited to the workspace “${workspace}” as ${role}.`,
      button: "See the invitation",
      ignore: "The link is valid for seven days, and once. If you did not expect it, do nothing.",
    },
    reset: {
      subject: "A new password",
      intro: "Somebody asked for a new password for this address.",
      button: "Choose a new password",
      ignore:
        "The link is valid for an hour, and once. If that was not you, do nothing: your password stays as it is.",
    },
    resetMade: {
      subject: "A link for a new password was made",
      intro: (workspace) =>
        `Somebody who manages the workspace “${workspace}” made a link with which your password can be replaced. It is valid for an hour.`,
      advice:
        "If you did not ask for it, sign in, change your password and speak with them: the link then opens nothing.",
    },
    address: {
      subject: "Confirm this address",
      intro: "Somebody wants to sign in with this address.",
      button: "Confirm this address",
      ignore:
        "The link is valid for a day, and only for whoever asked for it. If that was not you, do nothing.",
    },
    addressChanged: {
      subject: "Your address was changed",
      intro: (address) => `From now on you sign in with ${address}, and no longer with this address.`,
      advice: "If that was not you, ask whoever manages your workspace, or the operator of the service.",
    },
    addressKnown: {
      subject: "This address is in use already",
      intro: "Somebody wanted to sign in with this address. You do already, so nothing was changed.",
      advice:
        "If that was you, sign in with this address. If you have lost your password, ask for a new one there.",
    },
    workspace: {
      subject: "Confirm the address of your workspace",
      intro: (workspace) =>
        `Somebody gave this address for the workspace “${workspace}”, which makes QR codes once it is confirmed.`,
      button: "Confirm this address",
      ignore:
        "The link is valid for three days. If that was not you, do nothing: no codes are made in your name.",
    },
  },
  de: {
    roles: {
      viewer: "Betrachter",
      editor: "Bearbeiter",
      admin: "Administrator",
      owner: "Inhaber",
    },
    invitation: {
      subject: "Einladung in einen Arbeitsbereich mit QR-Codes",
      intro: (workspace, role) => `Sie sind in den Arbeitsbereich „${workspace}“ eingeladen, als ${role}.`,
      button: "Einladung ansehen",
      ignore: "Der Link gilt sieben Tage und einmal. Haben Sie ihn nicht erwartet, tun Sie nichts.",
    },
    reset: {
      subject: "Ein neues Passwort",
      intro: "Jemand hat für diese Adresse ein neues Passwort angefordert.",
      button: "Neues Passwort wählen",
      ignore:
        "Der Link gilt eine Stunde und einmal. Waren Sie das nicht, tun Sie nichts: Ihr Passwort bleibt, wie es ist.",
    },
    resetMade: {
      subject: "Ein Link für ein neues Passwort wurde erstellt",
      intro: (workspace) =>
        `Jemand, der den Arbeitsbereich „${workspace}“ verwaltet, hat einen Link erstellt, mit dem sich Ihr Passwort ersetzen lässt. Er gilt eine Stunde.`,
      advice:
        "Haben Sie nicht darum gebeten, melden Sie sich an, ändern Sie Ihr Passwort und sprechen Sie mit der Verwaltung: Danach öffnet der Link nichts mehr.",
    },
    address: {
      subject: "Adresse bestätigen",
      intro: "Jemand möchte sich mit dieser Adresse anmelden.",
      button: "Adresse bestätigen",
      ignore:
        "Der Link gilt einen Tag, und nur für die Person, die ihn angefordert hat. Waren Sie das nicht, tun Sie nichts.",
    },
    addressChanged: {
      subject: "Ihre Adresse wurde geändert",
      intro: (address) => `Sie melden sich ab jetzt mit ${address} an und nicht mehr mit dieser Adresse.`,
      advice:
        "Waren Sie das nicht, wenden Sie sich an die Verwaltung Ihres Arbeitsbereichs oder an den Betreiber des Dienstes.",
    },
    addressKnown: {
      subject: "Diese Adresse wird schon benutzt",
      intro:
        "Jemand wollte sich mit dieser Adresse anmelden. Das tun Sie bereits, deshalb wurde nichts geändert.",
      advice:
        "Waren Sie das, melden Sie sich mit dieser Adresse an. Haben Sie Ihr Passwort verloren, fordern Sie dort ein neues an.",
    },
    workspace: {
      subject: "Adresse Ihres Arbeitsbereichs bestätigen",
      intro: (workspace) =>
        `Jemand hat diese Adresse für den Arbeitsbereich „${workspace}“ angegeben, der QR-Codes anlegen kann, sobald sie bestätigt ist.`,
      button: "Adresse bestätigen",
      ignore:
        "Der Link gilt drei Tage. Waren Sie das nicht, tun Sie nichts: Es werden keine Codes in Ihrem Namen angelegt.",
    },
  },
};

/** The language of mails to a person. */
export function languageOf({ language }: Pick<Person, "language">): MailLanguage {
  return mailLanguageOf(language);
}

const short = (name: string) => plainLine(name, LONGEST_NAME);

/** The mail that invites somebody to a workspace. */
export function invitationLetter(
  language: MailLanguage,
  { workspace, role, link }: { readonly workspace: string; readonly role: Role; readonly link: string },
): MailText {
  const { roles, invitation } = TEXTS[language];
  const { subject, intro, button, ignore } = invitation;
  return letter(language, subject, [
    intro(short(workspace), roles[role]),
    { label: button, address: link },
    ignore,
  ]);
}

/** The mail with the link that replaces a password. */
export function resetLetter(language: MailLanguage, link: string): MailText {
  const { subject, intro, button, ignore } = TEXTS[language].reset;
  return letter(language, subject, [intro, { label: button, address: link }, ignore]);
}

/** Tells a person that somebody else made such a link. It is not in the mail. */
export function resetMadeLetter(language: MailLanguage, workspace: string): MailText {
  const { subject, intro, advice } = TEXTS[language].resetMade;
  return letter(language, subject, [intro(short(workspace)), advice]);
}

/** The mail with the link that makes an address that of a person. */
export function addressLetter(language: MailLanguage, link: string): MailText {
  const { subject, intro, button, ignore } = TEXTS[language].address;
  return letter(language, subject, [intro, { label: button, address: link }, ignore]);
}

/** Tells the old address of a person which one is in its place. */
export function addressChangedLetter(language: MailLanguage, address: string): MailText {
  const { subject, intro, advice } = TEXTS[language].addressChanged;
  return letter(language, subject, [intro(plainLine(address, 254)), advice]);
}

/** Tells a person that somebody named their address as a new one of theirs. */
export function addressKnownLetter(language: MailLanguage): MailText {
  const { subject, intro, advice } = TEXTS[language].addressKnown;
  return letter(language, subject, [intro, advice]);
}

/** The mail with the link that confirms the address of a workspace. */
export function workspaceLetter(
  language: MailLanguage,
  { workspace, link }: { readonly workspace: string; readonly link: string },
): MailText {
  const { subject, intro, button, ignore } = TEXTS[language].workspace;
  return letter(language, subject, [intro(short(workspace)), { label: button, address: link }, ignore]);
}
