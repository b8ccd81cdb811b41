import { views } from "../../texts/catalogues.ts";

export const texts = views("scans");

export type Wording = ReturnType<typeof texts>;
