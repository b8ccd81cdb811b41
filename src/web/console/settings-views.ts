import type { ViewEntry } from "./view-entry.ts";

/** The routes of the settings and of the own account. */

const codes = () => import("./parts/codes.ts");
const people = () => import("./parts/people.ts");

export const SETTINGS_VIEWS: readonly ViewEntry[] = [
  {
    pattern: "/settings",
    section: "settings",
    settings: "plan",
    docs: "growing",
    view: async () => (await codes()).PlanSettings,
  },
  {
    pattern: "/account",
    section: "settings",
    settings: "account",
    docs: "accounts",
    view: async () => (await people()).Account,
  },
  {
    pattern: "/settings/workspace",
    section: "settings",
    settings: "workspace",
    docs: "keys",
    view: async () => (await codes()).WorkspaceSettings,
  },
  {
    pattern: "/settings/members",
    scope: "account",
    section: "settings",
    settings: "members",
    docs: "members",
    view: async () => (await people()).Members,
  },
  {
    pattern: "/settings/keys",
    section: "settings",
    settings: "keys",
    docs: "keys",
    view: async () => (await codes()).KeySettings,
  },
  {
    pattern: "/settings/domains",
    scope: "domains",
    section: "settings",
    settings: "domains",
    docs: "domains",
    view: async () => (await codes()).DomainSettings,
  },
  {
    pattern: "/settings/mail",
    scope: "account",
    section: "settings",
    settings: "mail",
    docs: "watch",
    view: async () => (await codes()).MailSettings,
  },
  {
    pattern: "/settings/reports",
    scope: "analytics:read",
    section: "settings",
    settings: "reports",
    docs: "mailings",
    view: async () => (await codes()).ReportSettings,
  },
  {
    pattern: "/settings/pages",
    scope: "account",
    section: "settings",
    settings: "pages",
    docs: "pages",
    view: async () => (await codes()).PageSettings,
  },
  {
    pattern: "/settings/privacy",
    scope: "account",
    section: "settings",
    settings: "privacy",
    docs: "privacy",
    view: async () => (await codes()).Privacy,
  },
  {
    pattern: "/settings/audit",
    shape: "rows",
    scope: "account",
    section: "settings",
    settings: "audit",
    docs: "audit",
    view: async () => (await people()).Audit,
  },
  {
    pattern: "/settings/delete",
    scope: "account",
    section: "settings",
    settings: "delete",
    docs: "privacy",
    view: async () => (await codes()).DeleteSettings,
  },
];
