/**
 * Every scope of API keys, with what it allows in the words of the contract; pages for people have names of
 * their own. The name of one that changes nothing ends in `:read`. It is a table of its own, because keys are
 * read before the features of the APIs are loaded, and browsers have it too.
 */
export const SCOPES = {
  "codes:read": "Read codes, their symbols and previews of their pages",
  "codes:write": "Make, change and delete codes, and see those",
  "analytics:read": "Read what was counted, and the scan log",
  "leads:read": "Read leads",
  "leads:write": "Change and delete leads",
  webhook: "Set the webhook, read and repeat its deliveries",
  domains: "Add, verify and remove domains",
  account: "Manage keys, redeem vouchers, and change or erase the workspace",
} as const;

export type Scope = keyof typeof SCOPES;

/** The names of all scopes, in the order of the table. */
export const ALL_SCOPES: readonly Scope[] = Object.keys(SCOPES).filter(isScope);

/** Whether a text is the name of a scope. */
export function isScope(text: string): text is Scope {
  return Object.hasOwn(SCOPES, text);
}

/** The scopes among `needed` that `granted` lacks. */
export function missingScopes(granted: readonly Scope[], needed: readonly Scope[]): readonly Scope[] {
  return needed.filter((scope) => !granted.includes(scope));
}
