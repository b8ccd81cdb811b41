/** The views of codes, and of what came of them, which are loaded together. */
export { View as Code } from "../code/View.tsx";
export { View as Codes } from "../codes/View.tsx";
export { View as History } from "../history/View.tsx";
export { View as AllLeads } from "../leads/AllView.tsx";
export { View as Leads } from "../leads/View.tsx";
export { COMMON } from "./common.ts";
