import { DAY } from "./clock.ts";

/**
 * The fate of a key when the secret that it was derived from is changed:
 * - `kept`: it goes on being used. Values that were made with it can't be made again with another.
 * - `resealed`: it opens what is in tables until all of that is sealed anew.
 * - `checked`: it verifies or opens what browsers, mails and apps hold, for so many milliseconds; `null` for
 *   good.
 * - `ends`: nothing that lasts was made with it.
 */
export type Fate =
  { readonly is: "kept" | "resealed" | "ends" } | { readonly is: "checked"; readonly for: number | null };

/** All purposes of keys that are derived from the secret. docs/secret.md has them, too. */
export const PURPOSES = {
  /** Choices on pages, and the ids of devices. A cookie lasts 180 days. */
  cookies: { is: "checked", for: 182 * DAY },
  /** Unlocks of codes: a day. */
  locks: { is: "checked", for: 2 * DAY },
  /** With another key each device that consented would be a new one. */
  "device-pseudonyms": { is: "kept" },
  leads: { is: "resealed" },
  reports: { is: "resealed" },
  factors: { is: "resealed" },
  shares: { is: "resealed" },
  webhooks: { is: "resealed" },
  /** Links in mails about destinations. The one that ends the mails has no end: most are opened soon. */
  alerts: { is: "checked", for: 366 * DAY },
  /** Links in reports by mail, as those of alerts. */
  mailings: { is: "checked", for: 366 * DAY },
  /** Links that confirm the address of a workspace: three days. */
  "workspace addresses": { is: "checked", for: 4 * DAY },
  /** Browsers that have given the password of a share: a day. */
  "share unlocks": { is: "checked", for: 2 * DAY },
  /** Challenges of passkeys: five minutes. */
  passkeys: { is: "checked", for: DAY },
  /** Sign-ins that are under way at a provider: ten minutes. */
  oidc: { is: "checked", for: DAY },
  /** An app keeps the id that it was given. It holds no right, and anybody may ask for one. */
  "oauth clients": { is: "checked", for: null },
  /** Marks of manifests of backups. A command compares them, with the secrets that its settings name. */
  backups: { is: "ends" },
  /** By which a form that is sent twice is recognised. */
  "lead-marks": { is: "ends" },
  /** Names of counters in Redis. */
  limits: { is: "ends" },
} as const satisfies Readonly<Record<string, Fate>>;

export type Purpose = keyof typeof PURPOSES;

/** Purposes whose keys seal columns of tables. */
export type SealedPurpose = {
  [P in Purpose]: (typeof PURPOSES)[P] extends { readonly is: "resealed" } ? P : never;
}[Purpose];

/** Whether a text is one of the purposes. A later version may know more. */
export const isPurpose = (text: string): text is Purpose => Object.hasOwn(PURPOSES, text);

/** All purposes. */
export const ALL_PURPOSES: readonly Purpose[] = Object.keys(PURPOSES).filter(isPurpose);

/** The fate of the keys of a purpose. */
export const fateOf = (purpose: Purpose): Fate => PURPOSES[purpose];
