import { number } from "../../lib/format.ts";

/** Numbers of codes in words: `1 code`, `1,200 codes`. */

export const codesEn = (count: number) => `${number(count)} ${count === 1 ? "code" : "codes"}`;
export const codesDe = (count: number) => `${number(count)} ${count === 1 ? "Code" : "Codes"}`;
