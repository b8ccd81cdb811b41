import type * as en from "./en.ts";

export const signin: typeof en.signin = {
  title: "Codes, die sich nach dem Druck noch ändern lassen",
  claim:
    "Scans werden gezählt, ohne jemanden zu identifizieren, und wohin ein Code führt, können Sie jederzeit ändern.",
  choose: "Zugang",
  signUp: "Neu hier",
  haveKey: "Anmelden",
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
    "Dieser Dienst nimmt gerade keine neuen Arbeitsbereiche an. Fragen Sie seinen Betreiber; mit einem Schlüssel von ihm kommen Sie unter „Anmelden“ hinein.",
  needsVoucher:
    "Für einen neuen Arbeitsbereich braucht man hier einen Gutschein. Sie bekommen ihn vom Betreiber dieses Dienstes.",
  voucher_invalid: "Das ist kein Gutschein dieses Dienstes. Prüfen Sie ihn auf Tippfehler.",
  voucher_expired: "Dieser Gutschein ist abgelaufen.",
  voucher_used_up: "Dieser Gutschein ist aufgebraucht.",
  nameEmpty: "Geben Sie an, für wen der Arbeitsbereich ist.",
  emailWrong: "Das ist keine E-Mail-Adresse.",
  emailDoubt:
    "Ist die Adresse vollständig? Nach dem @ fehlt ein Punkt. Stimmt sie so, drücken Sie noch einmal.",
  key: "API-Schlüssel",
  keyHint: "Er beginnt mit qz_ und hat 41 Zeichen.",
  keyWrong: "Ein Schlüssel beginnt mit qz_ und hat 41 Zeichen. Ist er ganz kopiert?",
  keyUnknown: "Dieser Schlüssel gilt nicht. Vielleicht wurde er ersetzt, oder es ist ein Tippfehler darin.",
  show: "Zeigen",
  hide: "Verbergen",
  keepDevice: "Auf diesem Gerät angemeldet bleiben",
  keepDeviceHint: "Sonst wird der Schlüssel vergessen, wenn dieser Tab geschlossen wird.",
  keepName: "Den Namen des Arbeitsbereichs in diesem Browser merken",
  keepNameHint: "Auch nach dem Abmelden, damit hier steht, welchen Schlüssel man braucht.",
  known: "In diesem Browser war der Arbeitsbereich",
  lost: "Schlüssel verloren? Der Betreiber kann Ihnen einen neuen ausstellen.",
  askOperator: "Den Betreiber fragen",
  signIn: "Anmelden",
  refused: "Der Schlüssel gilt nicht mehr. Melden Sie sich wieder an, um weiterzumachen, wo Sie waren.",
  noteFree:
    "Keine Cookies, kein Tracking. Der Schlüssel bleibt in diesem Tab oder, wenn Sie wollen, auf diesem Gerät.",
  newKeyTitle: "Das ist Ihr Schlüssel",
  newKeyText:
    "Er öffnet den Arbeitsbereich, hier und für Programme. Er wird nur einmal gezeigt: Speichern Sie ihn, etwa in einem Passwortmanager, als Datei oder auf Papier.",
  newKeyKept: "Ich habe ihn gespeichert",
  newKeyFirst:
    "Bestätigen Sie erst, dass Sie den Schlüssel gespeichert haben: Er lässt sich nicht noch einmal zeigen.",
  saveFile: "Als Datei speichern",
  printKey: "Drucken",
  sheetCare:
    "Wer ihn hat, kann im Arbeitsbereich alles ändern. Bewahren Sie ihn so auf, dass nur Sie ihn lesen können.",
  go: "Konsole öffnen",
  ofWorkspace: "Schlüssel des Arbeitsbereichs",
};
