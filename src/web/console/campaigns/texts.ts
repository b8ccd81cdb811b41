import { views } from "../../texts/catalogues.ts";

export const texts = views("campaigns");

export type Wording = ReturnType<typeof texts>;
