import { start } from "../texts/catalogues.ts";

/** How well a code scans, in words. */
export const gradeTexts = start("grades");
