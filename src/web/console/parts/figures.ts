/** The views of figures, which are loaded together. */
export { View as Analytics } from "../analytics/View.tsx";
export { View as Campaigns } from "../campaigns/View.tsx";
export { View as Dashboard } from "../dashboard/View.tsx";
export { AllView as AllScans } from "../scans/AllView.tsx";
export { View as Scans } from "../scans/View.tsx";
export { View as Shares } from "../shares/View.tsx";
export { COMMON } from "./common.ts";
