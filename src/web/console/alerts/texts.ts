import { views } from "../../texts/catalogues.ts";

export const texts = views("alerts");
