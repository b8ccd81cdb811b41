import type * as en from "./en.ts";

export const signin: typeof en.signin = {
  title: "Codes, die sich nach dem Druck noch ändern lassen",
  claim:
    "Scans werden gezählt, ohne jemanden zu identifizieren, und wohin ein Code führt, können Sie jederzeit ändern.",
  choose: "Zugang",
  signUp: "Neuer Arbeitsbereich",
  haveKey: "Mit Schlüssel öffnen",
  name: "Name",
  nameHint: "Ihrer oder der Ihrer Organisation. Er steht auf Ihren Seiten.",
  email: "E-Mail",
  emailHint:
    "Damit der Betreiber dieses Dienstes Sie erreichen kann. Der Dienst selbst schickt keine Mails dorthin.",
  voucher: "Gutschein",
  voucherHint: "Gibt dem Arbeitsbereich von Anfang an einen größeren Tarif.",
  haveVoucher: "Ich habe einen Gutschein",
  create: "Arbeitsbereich anlegen",
  closed: "Hier gibt es keine neuen Arbeitsbereiche",
  closedText:
    "Dieser Dienst nimmt gerade keine neuen Arbeitsbereiche an. Fragen Sie seinen Betreiber; mit einem Schlüssel von ihm melden Sie sich unter „Mit Schlüssel öffnen“ an.",
  needsVoucher:
    "Für einen neuen Arbeitsbereich braucht man hier einen Gutschein. Sie bekommen ihn vom Betreiber dieses Dienstes.",
  voucher_invalid: "Das ist kein Gutschein dieses Dienstes. Prüfen Sie ihn auf Tippfehler.",
  voucher_expired: "Dieser Gutschein ist abgelaufen.",
  voucher_used_up: "Dieser Gutschein ist aufgebraucht.",
  nameEmpty: "Geben Sie an, für wen der Arbeitsbereich ist.",
  emailWrong: "Das ist keine E-Mail-Adresse.",
  key: "API-Schlüssel",
  keyHint: "Er beginnt mit qz_ und hat 41 Zeichen.",
  keyWrong: "Ein Schlüssel beginnt mit qz_ und hat 41 Zeichen. Ist er ganz kopiert?",
  keyUnknown: "Dieser Schlüssel gilt nicht. Vielleicht wurde er ersetzt, oder es ist ein Tippfehler darin.",
  show: "Zeigen",
  hide: "Verbergen",
  keepDevice: "Auf diesem Gerät angemeldet bleiben",
  keepDeviceHint: "Sonst wird der Schlüssel vergessen, wenn dieser Tab geschlossen wird.",
  signIn: "Anmelden",
  refused: "Der Schlüssel gilt nicht mehr. Melden Sie sich wieder an, um weiterzumachen, wo Sie waren.",
  noteFree: "Keine Cookies, kein Tracking. Der Schlüssel bleibt in diesem Browser.",
  newKeyTitle: "Das ist Ihr Schlüssel",
  newKeyText:
    "Er öffnet den Arbeitsbereich, hier und für Programme. Er wird nur einmal gezeigt: Verwahren Sie ihn sicher, etwa in einem Passwortmanager.",
  newKeyKept: "Ich habe ihn sicher verwahrt",
  newKeyFirst:
    "Bestätigen Sie erst, dass Sie den Schlüssel verwahrt haben: Er lässt sich nicht noch einmal zeigen.",
  go: "Zur Konsole",
  ofWorkspace: "Schlüssel des Arbeitsbereichs",
};
