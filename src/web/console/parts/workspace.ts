/** The views of the workspace itself, which are loaded together. */
export { View as Account } from "../account/View.tsx";
export { View as Privacy } from "../privacy/View.tsx";
export { View as Webhook } from "../webhook/View.tsx";
export { COMMON } from "./common.ts";
