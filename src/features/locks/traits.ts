import type { FormerLock, GivenLock, Lock } from "./records.ts";

/* In a file of its own, because the stores load no schemas. */

/** Before the password of a lock that is not hashed yet. Nothing of this form is ever stored. */
const UNHASHED = "password:";

/** In place of the hash of a change that leaves the password as it is. */
const UNCHANGED = "";

/** The hash of every lock that is stored. */
const HASHED = "$argon2id$";

/** A lock as it was given, whose password is still to be hashed. */
export function givenLock({ password, hint }: GivenLock): Lock {
  const shown = hint?.trim() ?? "";
  return {
    hash: password === undefined ? UNCHANGED : `${UNHASHED}${password}`,
    hint: shown === "" ? null : shown,
  };
}

/** The password of a lock that is still to be hashed; `null` where nothing is. */
export function unhashedIn({ hash }: Lock): string | null {
  return hash.startsWith(UNHASHED) ? hash.slice(UNHASHED.length) : null;
}

/** Whether a change of a lock leaves its password as it is. */
export function keepsPassword({ hash }: Lock): boolean {
  return hash === UNCHANGED;
}

/** The JSON of a lock. @throws Error unless its password is hashed. */
export function writtenLock({ hash, hint }: Lock): string {
  if (!hash.startsWith(HASHED)) throw new Error("The password of a lock is not hashed");
  return JSON.stringify({ hash, hint });
}

const REVISION_CHARACTERS = 16;

/**
 * The revision of a lock's password: 96 bits, another one for each password that is set. A hash has a random
 * salt, so nobody can guess a password by it.
 */
export function revisionOf({ hash }: Lock): string {
  return new Bun.CryptoHasher("sha256").update(hash).digest("base64url").slice(0, REVISION_CHARACTERS);
}

/** A lock as histories keep it: neither its password nor the hash. */
export function formerLock(lock: Lock): FormerLock {
  return { hint: lock.hint, revision: revisionOf(lock) };
}
