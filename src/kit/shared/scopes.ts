/** The description of a scope: in the contract, and in both languages of the page on which an app is allowed in. */
interface ScopeTexts {
  readonly allows: string;
  readonly en: string;
  readonly de: string;
}

/**
 * Every scope of API keys. The name of one that changes nothing ends in `:read`. It is a table of its own,
 * because keys are read before the features of the APIs are loaded, and browsers have it too.
 */
export const SCOPES = {
  "codes:read": {
    allows: "Read codes, their symbols and previews of their pages",
    en: "See codes",
    de: "Codes sehen",
  },
  "codes:write": {
    allows: "Make, change and delete codes, and see those",
    en: "Make, change and delete codes, and see those",
    de: "Codes anlegen, ändern und löschen, und diese sehen",
  },
  "analytics:read": {
    allows: "Read what was counted, and the scan log",
    en: "See analytics and the scan log",
    de: "Auswertung und Scan-Protokoll sehen",
  },
  "leads:read": {
    allows: "Read leads",
    en: "See leads",
    de: "Anfragen sehen",
  },
  "leads:write": {
    allows: "Change and delete leads",
    en: "Change and delete leads",
    de: "Anfragen ändern und löschen",
  },
  webhook: {
    allows: "Set the webhook, read and repeat its deliveries",
    en: "Set the webhook",
    de: "Den Webhook einrichten",
  },
  domains: {
    allows: "Add, verify and remove domains",
    en: "Add and remove domains",
    de: "Domains hinzufügen und entfernen",
  },
  account: {
    allows: "Manage keys, redeem vouchers, and change or erase the workspace",
    en: "Manage keys, the plan and the workspace",
    de: "Schlüssel, Tarif und Arbeitsbereich verwalten",
  },
} as const satisfies Readonly<Record<string, ScopeTexts>>;

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
