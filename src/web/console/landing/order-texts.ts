import { views } from "../../texts/catalogues.ts";

export const orderTexts = views("order");
