import type { PARTS } from "../../qr/scannability/limits.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Generated } from "./model.ts";

/** The drawing that the contract shows. */

export const EXAMPLE_INPUT = {
  type: "url",
  fields: { url: "https://museum.example/hall-3" },
  style: { foreground: "#123456", modules: { shape: "rounded" as const } },
};

const best = (part: (typeof PARTS)[number]) => ({ part, grade: "A" as const, ...explain("grade_best") });

/** The answer to it. It is written down, because the first drawing of a process holds the event loop for 15 ms; a test draws it. */
export const EXAMPLE_ANSWER: Omit<Generated, "svg"> = {
  payload: "https://museum.example/hall-3",
  scannability: {
    ecc: "M",
    version: 3,
    contrast: 12.72,
    coveredCodewords: 0,
    correctableCodewords: 13,
    minimumPrintMm: 12.3,
    reach: "all",
    grade: "B",
    parts: [
      { part: "contrast", grade: "B", ...explain("grade_contrast", { percent: 80, best: 80 }) },
      best("modules"),
      best("eyes"),
      best("logo_reserve"),
      best("quiet_zone"),
      best("size"),
      best("encoding"),
    ],
  },
};
