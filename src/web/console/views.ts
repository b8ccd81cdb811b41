import { match } from "../lib/route.tsx";
import { SETTINGS_VIEWS } from "./settings-views.ts";
import type { LoadView } from "./Lazy.tsx";
import type { ViewEntry } from "./view-entry.ts";

/** The console's routes. Views that are used together are one script, which is loaded on first use. */

const figures = () => import("./parts/figures.ts");
const codes = () => import("./parts/codes.ts");
const files = () => import("./parts/files.ts");
const links = () => import("./parts/links.ts");

const VIEWS: readonly ViewEntry[] = [
  {
    pattern: "/overview",
    shape: "figures",
    scope: "analytics:read",
    section: "dashboard",
    docs: "analytics",
    view: async () => (await figures()).Dashboard,
  },
  {
    pattern: "/codes",
    shape: "rows",
    scope: "codes:read",
    section: "codes",
    docs: "tracked-codes",
    view: async () => (await codes()).Codes,
  },
  {
    pattern: "/new",
    shape: "form",
    scope: "codes:write",
    section: "new",
    docs: "tracked-codes",
    view: async () => (await codes()).New,
  },
  {
    pattern: "/codes/:id",
    shape: "code",
    scope: "codes:read",
    section: "codes",
    docs: "tracked-codes",
    tab: "overview",
    view: async () => (await codes()).Code,
  },
  {
    pattern: "/codes/:id/analytics",
    shape: "figures",
    scope: "analytics:read",
    section: "codes",
    docs: "analytics",
    tab: "analytics",
    view: async () => (await figures()).Analytics,
  },
  {
    pattern: "/codes/:id/scans",
    shape: "rows",
    scope: "analytics:read",
    section: "codes",
    docs: "analytics",
    tab: "scans",
    view: async () => (await figures()).Scans,
  },
  {
    pattern: "/scans",
    shape: "rows",
    scope: "analytics:read",
    section: "dashboard",
    docs: "analytics",
    view: async () => (await figures()).AllScans,
  },
  {
    pattern: "/shares",
    shape: "rows",
    scope: "analytics:read",
    section: "dashboard",
    docs: "shares",
    view: async () => (await figures()).Shares,
  },
  {
    pattern: "/codes/:id/leads",
    shape: "rows",
    scope: "leads:read",
    section: "codes",
    docs: "leads",
    tab: "leads",
    view: async () => (await codes()).Leads,
  },
  {
    pattern: "/codes/:id/history",
    shape: "rows",
    scope: "codes:read",
    section: "codes",
    docs: "tracked-codes",
    tab: "history",
    view: async () => (await codes()).History,
  },
  {
    pattern: "/codes/:id/rules",
    scope: "codes:write",
    section: "codes",
    docs: "rules",
    tab: "rules",
    view: async () => (await codes()).Rules,
  },
  {
    pattern: "/codes/:id/edit",
    shape: "form",
    scope: "codes:write",
    section: "codes",
    docs: "tracked-codes",
    tab: "edit",
    view: async () => (await codes()).Edit,
  },
  {
    pattern: "/plain",
    shape: "rows",
    scope: "codes:read",
    section: "codes",
    docs: "plain-codes",
    view: async () => (await codes()).PlainCodes,
  },
  {
    pattern: "/plain/:id",
    shape: "form",
    scope: "codes:write",
    section: "codes",
    docs: "plain-codes",
    view: async () => (await codes()).PlainCode,
  },
  {
    pattern: "/leads",
    shape: "rows",
    scope: "leads:read",
    section: "leads",
    docs: "leads",
    view: async () => (await codes()).AllLeads,
  },
  {
    pattern: "/campaigns",
    shape: "rows",
    scope: "analytics:read",
    section: "campaigns",
    docs: "analytics",
    view: async () => (await figures()).Campaigns,
  },
  {
    pattern: "/looks",
    shape: "rows",
    scope: "codes:read",
    section: "looks",
    docs: "logos",
    view: async () => (await codes()).Looks,
  },
  {
    pattern: "/looks/:id",
    shape: "form",
    scope: "codes:write",
    section: "looks",
    docs: "logos",
    view: async () => (await codes()).Look,
  },
  {
    pattern: "/sheets",
    shape: "form",
    scope: "codes:read",
    section: "sheets",
    docs: "sheets",
    view: async () => (await files()).Sheets,
  },
  {
    pattern: "/bulk",
    scope: "codes:write",
    section: "bulk",
    docs: "bulk",
    view: async () => (await files()).Bulk,
  },
  {
    pattern: "/move",
    scope: "codes:read",
    section: "move",
    docs: "moving-in",
    view: async () => (await files()).Move,
  },
  {
    pattern: "/webhook",
    scope: "webhook",
    section: "webhook",
    docs: "webhooks",
    view: async () => (await codes()).Webhook,
  },
  ...SETTINGS_VIEWS,
];

/** The view of a path. */
export interface OpenView extends ViewEntry {
  /** The code's id; empty for views of no code. */
  readonly codeId: string;
}

/** The view at a path, `/` being the dashboard; `null` when there is none. */
export function viewAt(path: string): OpenView | null {
  const wanted = path === "/" || path === "" ? "/overview" : path;
  for (const view of VIEWS) {
    const found = match(view.pattern, wanted);
    if (found) return { ...view, codeId: view.tab ? (found["id"] ?? "") : "" };
  }
  return null;
}

/** Pages of links that are mailed to people, or handed on. Nobody needs to be signed in for them. */
const LINKS: readonly { readonly pattern: string; readonly view: LoadView }[] = [
  { pattern: "/reset/:token", view: async () => (await links()).Reset },
  { pattern: "/invitation/:token", view: async () => (await links()).Invitation },
  { pattern: "/address/:token", view: async () => (await links()).Address },
];

/** The page of a link and its token; `null` for other paths. */
export function linkAt(path: string): { readonly view: LoadView; readonly token: string } | null {
  for (const { pattern, view } of LINKS) {
    const token = match(pattern, path)?.["token"];
    if (token !== undefined) return { view, token };
  }
  return null;
}
