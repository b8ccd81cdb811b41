export const alerts = {
  title: "Mail when a link breaks",
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
};
