import { views } from "../../texts/catalogues.ts";

export const contactTexts = views("contact");
