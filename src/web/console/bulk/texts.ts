import { views } from "../../texts/catalogues.ts";

export const texts = views("bulk");

export type Wording = ReturnType<typeof texts>;
