import { defineTexts } from "../lib/texts.ts";

export const texts = defineTexts({
  en: { title: "QR codes that scan", console: "Console", skip: "To the studio" },
  de: { title: "QR-Codes, die sich scannen lassen", console: "Konsole", skip: "Zum Studio" },
});
