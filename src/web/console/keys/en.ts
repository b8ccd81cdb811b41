import type { Scope } from "../../../kit/shared/scopes.ts";
import { date } from "../../lib/format.ts";

export const keys = {
  title: "More keys",
  intro:
    "Give every person and program a key of their own that may do no more than it needs. Each can be revoked alone, and a stolen one opens little.",
  make: "New key for a person or a program",
  current: "this device",
  all: "everything",
  nothing: "nothing but its own replacement",
  unused: "never used",
  used: (day: string) => `last used ${date(day)}`,
  made: (iso: string) => `made ${date(iso)}`,
  by: (who: string) => `by ${who}`,
  ends: (iso: string) => `ends ${date(iso)}`,
  endless: "never expires",
  end: "Revoke",
  endTitle: (name: string) => `Revoke the key “${name}”?`,
  endText: "Whoever uses it loses access at once. This can't be undone.",
  endCurrent: "This is the key that you are signed in with. You will be signed out.",
  ended: (name: string) => `The key “${name}” is revoked.`,
  cancel: "Cancel",
  name: "Name",
  nameHint: "Tells what the key is for, such as “till” or “website”. The history of codes shows it.",
  nameEmpty: "Enter a name.",
  scopes: "What may it do?",
  readOnly: "Only read",
  everything: "Everything",
  clear: "Nothing",
  scopesEmpty: "Choose at least one.",
  expires: "Ends after",
  expiresHint: "It works until the end of that day. Without a day it never expires.",
  create: "Make the key",
};

/** The permission of each scope. */
export const scopes: Readonly<Record<Scope, string>> = {
  "codes:read": "See codes",
  "codes:write": "Make, change and delete codes, and see those",
  "analytics:read": "See analytics and the scan log",
  "leads:read": "See leads",
  "leads:write": "Change and delete leads",
  webhook: "Set the webhook",
  domains: "Add and remove domains",
  account: "Manage keys, the plan and the workspace",
};
