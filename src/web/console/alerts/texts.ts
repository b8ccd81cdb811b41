import { defineTexts } from "../../lib/texts.ts";

export const texts = defineTexts({
  en: {
    title: "Mail when a destination dies",
    intro:
      "The destinations of your codes are checked about once a day. If one is dead, or is back, you get a mail: one a day at most.",
    email: "Mail to",
    language: "Language of the mail",
    english: "English",
    german: "German",
    save: "Save",
    stop: "Send no more",
    stopped: "No more mail is sent.",
    sent: (email: string) => `A link was sent to ${email}. Open it to confirm the address.`,
    saved: "Saved.",
    confirmed: "Confirmed",
    waiting: "Waiting for confirmation",
    empty: "Enter an e-mail address.",
  },
  de: {
    title: "Mail bei ausgefallenem Ziel",
    intro:
      "Die Ziele Ihrer Codes werden etwa einmal am Tag geprüft. Fällt eines aus oder ist es wieder da, bekommen Sie eine Mail: höchstens eine am Tag.",
    email: "Mail an",
    language: "Sprache der Mail",
    english: "Englisch",
    german: "Deutsch",
    save: "Speichern",
    stop: "Nicht mehr senden",
    stopped: "Es kommen keine Mails mehr.",
    sent: (email: string) =>
      `Wir haben einen Link an ${email} geschickt. Öffnen Sie ihn, um die Adresse zu bestätigen.`,
    saved: "Gespeichert.",
    confirmed: "Bestätigt",
    waiting: "Noch nicht bestätigt",
    empty: "Geben Sie eine E-Mail-Adresse ein.",
  },
});
