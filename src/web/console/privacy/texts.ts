import { defineTexts } from "../../lib/texts.ts";

export const texts = defineTexts({
  en: {
    title: "Privacy",
    kept: "Data that is kept",
    where: "Where",
    until: "Until",
    conditions: "Counting without consent",
    conditionsText:
      "The conditions of the French CNIL and of the European EDPB, one by one. Other countries may ask for more.",
    holds: "holds",
    fails: "does not hold",
    depends: "depends on you",
    record: "For your record of processing",
    notice: "For a notice to people who scan",
  },
  de: {
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
  },
});
