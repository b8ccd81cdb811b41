import { views } from "../../texts/catalogues.ts";

export const texts = views("analytics");

export type Wording = ReturnType<typeof texts>;
