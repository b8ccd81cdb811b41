import { views } from "../../texts/catalogues.ts";

export const texts = views("webhook");

export type Wording = ReturnType<typeof texts>;
