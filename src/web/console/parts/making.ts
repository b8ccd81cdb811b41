/** The views in which codes are made and changed, which are loaded together. */
export { View as Edit } from "../edit/EditView.tsx";
export { View as New } from "../edit/NewView.tsx";
export { View as Looks } from "../looks/ListView.tsx";
export { View as Look } from "../looks/LookView.tsx";
export { View as Rules } from "../rules/View.tsx";
export { COMMON } from "./common.ts";
