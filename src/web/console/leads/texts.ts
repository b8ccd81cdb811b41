import { views } from "../../texts/catalogues.ts";

export const texts = views("leads");

export type Wording = ReturnType<typeof texts>;
