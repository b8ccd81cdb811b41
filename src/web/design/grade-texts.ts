import { defineTexts } from "../lib/texts.ts";

/** How well a code scans, in words. */
export const gradeTexts = defineTexts({
  en: {
    gradeIs: (grade: string) => `Grade ${grade}.`,
    means_A: "Scans as well as a plain code.",
    means_B: "Scans well, in hard light too.",
    means_C: "Scans in good light. In hard light some scanners need a second try.",
    means_D: "Scans in good light. In the dark, blurred or faded many scanners miss it.",
    weakest: (part: string) => `Weakest: ${part}.`,
    contrast: "contrast",
    modules: "modules",
    eyes: "eyes",
    logo_reserve: "reserve beside the logo",
    quiet_zone: "quiet zone",
    size: "size",
  },
  de: {
    gradeIs: (grade) => `Note ${grade}.`,
    means_A: "Scannt so gut wie ein schlichter Code.",
    means_B: "Scannt gut, auch in schlechtem Licht.",
    means_C: "Scannt in gutem Licht. In schlechtem brauchen manche Scanner einen zweiten Versuch.",
    means_D: "Scannt in gutem Licht. Dunkel, unscharf oder verblasst lesen ihn viele Scanner nicht.",
    weakest: (part: string) => `Am schwächsten: ${part}.`,
    contrast: "Kontrast",
    modules: "Module",
    eyes: "Augen",
    logo_reserve: "Reserve neben dem Logo",
    quiet_zone: "Ruhezone",
    size: "Größe",
  },
});
