import type * as en from "./en.ts";

export const privacy: typeof en.privacy = {
  title: "Datenschutz",
  kept: "Gespeicherte Daten",
  where: "Wo",
  until: "Bis",
  conditions: "Zählen ohne Einwilligung",
  conditionsText:
    "Die Bedingungen der französischen CNIL und des Europäischen Datenschutzausschusses (EDPB), eine nach der anderen. Andere Länder verlangen womöglich mehr.",
  holds: "erfüllt",
  fails: "nicht erfüllt",
  depends: "hängt von Ihnen ab",
  record: "Für Ihr Verarbeitungsverzeichnis",
  notice: "Für einen Hinweis an Menschen, die scannen",
};
