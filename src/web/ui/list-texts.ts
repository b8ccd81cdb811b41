import { start } from "../texts/catalogues.ts";

export const texts = start("lists");
