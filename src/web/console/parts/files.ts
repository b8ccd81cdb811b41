/** The views of many codes and of files, which are loaded together. */
export { View as Bulk } from "../bulk/View.tsx";
export { View as Move } from "../move/View.tsx";
export { View as Sheets } from "../sheets/View.tsx";
export { COMMON } from "./common.ts";
