import { start } from "../texts/catalogues.ts";

export const recentTexts = start("recent");
