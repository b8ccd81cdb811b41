import { views } from "../../texts/catalogues.ts";

export const coverTexts = views("cover");
