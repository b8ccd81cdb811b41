import { defineTexts } from "../lib/texts.ts";

export const texts = defineTexts({
  en: { title: "Console", skip: "To the content" },
  de: { title: "Konsole", skip: "Zum Inhalt" },
});
