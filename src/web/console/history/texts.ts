import { views } from "../../texts/catalogues.ts";

export const texts = views("history");

export type Wording = ReturnType<typeof texts>;
