/** The editors of a page's own parts, which are loaded when one of them is opened. */
export { LinksFields } from "../gs1/LinksFields.tsx";
export { ExtrasFields } from "../landing/extras/ExtrasFields.tsx";
export { LanguagesFields } from "../landing/extras/LanguagesFields.tsx";
export { FileFields } from "../landing/parts/FileFields.tsx";
export { PartFields } from "../landing/parts/PartFields.tsx";
export { COMMON } from "./common.ts";
