/** The lock of a code as it is stored: whoever opens its page has to know a password. */
export interface Lock {
  /** Of Argon2id, as `Bun.password` spells it. */
  readonly hash: string;
  /** A text for all who are asked for the password; `null` for none. */
  readonly hint: string | null;
}

/** A lock as histories keep it. */
export interface FormerLock {
  readonly hint: string | null;
  /** The revision of its password: see `traits.ts`. An archive does not have it. */
  readonly revision?: string;
}

/** A lock as clients give it. Without a password the present one stays. */
export interface GivenLock {
  readonly password?: string;
  readonly hint?: string;
}
