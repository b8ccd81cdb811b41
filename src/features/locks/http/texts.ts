/** The texts of the page that asks for a password, in one language. */
export interface LockTexts {
  readonly heading: string;
  readonly advice: string;
  readonly hint: string;
  readonly label: string;
  readonly open: string;
  /** In the browser's tab, before the heading. */
  readonly error: string;
  readonly problems: Readonly<Record<LockProblem, string>>;
  readonly report: string;
}

/** Why the page asks once more. */
export type LockProblem = "empty" | "wrong" | "limited" | "busy" | "storage";

export const LOCK_TEXTS: Readonly<Record<"en" | "de", LockTexts>> = {
  en: {
    heading: "This page is locked",
    advice: "The password opens it. Ask for it where you got this code.",
    hint: "Hint",
    label: "Password",
    open: "Open",
    error: "Error",
    problems: {
      empty: "Enter the password.",
      wrong: "That is not the password. Check capital letters and try again.",
      limited: "There were too many wrong passwords. Try again in a few minutes.",
      busy: "There is much to do here right now. Try again in a moment.",
      storage: "Something is out of order on our side. Try again in a minute.",
    },
    report: "Report this code",
  },
  de: {
    heading: "Diese Seite ist geschützt",
    advice: "Mit dem Passwort öffnet sie sich. Sie bekommen es dort, wo Sie diesen Code bekommen haben.",
    hint: "Hinweis",
    label: "Passwort",
    open: "Öffnen",
    error: "Fehler",
    problems: {
      empty: "Bitte das Passwort eingeben.",
      wrong:
        "Das Passwort stimmt nicht. Bitte auf Groß- und Kleinschreibung achten und noch einmal versuchen.",
      limited: "Zu oft war das Passwort falsch. Bitte in ein paar Minuten noch einmal versuchen.",
      busy: "Hier ist gerade viel los. Bitte gleich noch einmal versuchen.",
      storage: "Bei uns ist etwas nicht in Ordnung. Bitte in einer Minute noch einmal versuchen.",
    },
    report: "Diesen Code melden",
  },
};
