import { views } from "../../texts/catalogues.ts";

export const texts = views("ruleEditor");

export type EditorWording = ReturnType<typeof texts>;
