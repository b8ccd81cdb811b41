/**
 * The views of codes and of the workspace, which are loaded together: as three files they took 2 % of the
 * whole script more.
 */
export { View as Code } from "../code/View.tsx";
export { View as Codes } from "../codes/View.tsx";
export { View as History } from "../history/View.tsx";
export { View as AllLeads } from "../leads/AllView.tsx";
export { View as Leads } from "../leads/View.tsx";
export { View as Edit } from "../edit/EditView.tsx";
export { View as New } from "../edit/NewView.tsx";
export { View as Looks } from "../looks/ListView.tsx";
export { View as Look } from "../looks/LookView.tsx";
export { View as Rules } from "../rules/View.tsx";
export {
  Delete as DeleteSettings,
  Domains as DomainSettings,
  Keys as KeySettings,
  Mail as MailSettings,
  Pages as PageSettings,
  Plan as PlanSettings,
  Reports as ReportSettings,
  Workspace as WorkspaceSettings,
} from "../settings/views.tsx";
export { View as Privacy } from "../privacy/View.tsx";
export { View as Webhook } from "../webhook/View.tsx";
export { View as PlainCode } from "../plain/EditView.tsx";
export { View as PlainCodes } from "../plain/View.tsx";
export { COMMON } from "./common.ts";
