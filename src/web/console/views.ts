import { match } from "../lib/route.tsx";
import type { ViewModule } from "./Lazy.tsx";

/** The console's routes. A view's script is loaded on first use. */

/** The entries of the navigation. */
export type Section =
  | "dashboard"
  | "codes"
  | "new"
  | "leads"
  | "campaigns"
  | "looks"
  | "sheets"
  | "bulk"
  | "move"
  | "webhook"
  | "account";

/** The views of one code, as its tabs. */
export const CODE_TABS = ["overview", "analytics", "scans", "leads", "history", "rules", "edit"] as const;
export type CodeTab = (typeof CODE_TABS)[number];

interface ViewEntry {
  readonly pattern: string;
  readonly section: Section;
  readonly tab?: CodeTab;
  /** The page of the docs about it, below `docs/`. */
  readonly docs: string;
  readonly module: ViewModule;
}

const VIEWS: readonly ViewEntry[] = [
  {
    pattern: "/overview",
    section: "dashboard",
    docs: "analytics",
    module: () => import("./dashboard/View.tsx"),
  },
  { pattern: "/codes", section: "codes", docs: "tracked-codes", module: () => import("./codes/View.tsx") },
  { pattern: "/new", section: "new", docs: "tracked-codes", module: () => import("./edit/NewView.tsx") },
  {
    pattern: "/codes/:id",
    section: "codes",
    docs: "tracked-codes",
    tab: "overview",
    module: () => import("./code/View.tsx"),
  },
  {
    pattern: "/codes/:id/analytics",
    section: "codes",
    docs: "analytics",
    tab: "analytics",
    module: () => import("./analytics/View.tsx"),
  },
  {
    pattern: "/codes/:id/scans",
    section: "codes",
    docs: "analytics",
    tab: "scans",
    module: () => import("./scans/View.tsx"),
  },
  {
    pattern: "/codes/:id/leads",
    section: "codes",
    docs: "leads",
    tab: "leads",
    module: () => import("./leads/View.tsx"),
  },
  {
    pattern: "/codes/:id/history",
    section: "codes",
    docs: "tracked-codes",
    tab: "history",
    module: () => import("./history/View.tsx"),
  },
  {
    pattern: "/codes/:id/rules",
    section: "codes",
    docs: "rules",
    tab: "rules",
    module: () => import("./rules/View.tsx"),
  },
  {
    pattern: "/codes/:id/edit",
    section: "codes",
    docs: "tracked-codes",
    tab: "edit",
    module: () => import("./edit/EditView.tsx"),
  },
  { pattern: "/leads", section: "leads", docs: "leads", module: () => import("./leads/AllView.tsx") },
  {
    pattern: "/campaigns",
    section: "campaigns",
    docs: "analytics",
    module: () => import("./campaigns/View.tsx"),
  },
  { pattern: "/looks", section: "looks", docs: "logos", module: () => import("./looks/ListView.tsx") },
  { pattern: "/looks/:id", section: "looks", docs: "logos", module: () => import("./looks/LookView.tsx") },
  { pattern: "/sheets", section: "sheets", docs: "sheets", module: () => import("./sheets/View.tsx") },
  { pattern: "/bulk", section: "bulk", docs: "bulk", module: () => import("./bulk/View.tsx") },
  { pattern: "/move", section: "move", docs: "moving-in", module: () => import("./move/View.tsx") },
  { pattern: "/webhook", section: "webhook", docs: "webhooks", module: () => import("./webhook/View.tsx") },
  { pattern: "/privacy", section: "account", docs: "privacy", module: () => import("./privacy/View.tsx") },
  { pattern: "/account", section: "account", docs: "keys", module: () => import("./account/View.tsx") },
];

/** The view of a path. */
export interface Place extends ViewEntry {
  /** The code's id; empty for views of no code. */
  readonly codeId: string;
}

/** The view at a path, `/` being the dashboard; `null` when there is none. */
export function placeOf(path: string): Place | null {
  const wanted = path === "/" || path === "" ? "/overview" : path;
  for (const view of VIEWS) {
    const found = match(view.pattern, wanted);
    if (found) return { ...view, codeId: view.tab ? (found["id"] ?? "") : "" };
  }
  return null;
}
