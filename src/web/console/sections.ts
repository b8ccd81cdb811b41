/* The places of the navigation and the tabs, which views are in. */

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
  | "settings";

/** The views of one code, as its tabs. */
export const CODE_TABS = ["overview", "edit", "analytics", "scans", "leads", "rules", "history"] as const;
export type CodeTab = (typeof CODE_TABS)[number];

/** The views of the workspace's settings, as their tabs. */
export const SETTINGS_TABS = [
  "account",
  "plan",
  "workspace",
  "members",
  "keys",
  "domains",
  "mail",
  "reports",
  "pages",
  "privacy",
  "audit",
  "delete",
] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];
