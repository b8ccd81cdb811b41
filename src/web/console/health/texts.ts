import { defineTexts } from "../../lib/texts.ts";

export const texts = defineTexts({
  en: {
    unchecked: "destination not checked yet",
    ok: "destination answers",
    failing: "destination fails",
    dead: "destination is dead",
    unclear: "destination unclear",
    ends: "certificate ends soon",
  },
  de: {
    unchecked: "Ziel noch nicht geprüft",
    ok: "Ziel antwortet",
    failing: "Ziel gestört",
    dead: "Ziel ausgefallen",
    unclear: "Ziel unklar",
    ends: "Zertifikat endet bald",
  },
});
