import { views } from "../../texts/catalogues.ts";

export const texts = views("rules");

export type Wording = ReturnType<typeof texts>;
