import { defineTexts } from "../lib/texts.ts";

/** How well a code scans, in words. */
export const gradeTexts = defineTexts({
  en: {
    gradeIs: (grade: string) => `Grade ${grade}.`,
    means_A: "Scans as well as a plain code.",
    means_B: "Scans well, in hard light too.",
    means_C: "Scans in good light. In hard light some scanners need a second try.",
    means_D: "Scans in good light. In the dark, blurred or faded many scanners miss it.",
  },
  de: {
    gradeIs: (grade) => `Note ${grade}.`,
    means_A: "Lässt sich so gut scannen wie ein schlichter Code.",
    means_B: "Lässt sich gut scannen, auch in schlechtem Licht.",
    means_C:
      "Lässt sich in gutem Licht scannen. In schlechtem Licht brauchen manche Scanner einen zweiten Versuch.",
    means_D:
      "Lässt sich in gutem Licht scannen. Ist es dunkel oder der Code unscharf oder verblasst, lesen ihn viele Scanner nicht.",
  },
});
