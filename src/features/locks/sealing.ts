import type { Actor } from "../../kit/shared/actor.ts";
import { invalidRequest } from "../../kit/shared/common-faults.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Passwords } from "../passwords/passwords.ts";
import { MOST_LOCK_PASSWORDS } from "./constants.ts";
import type { Lock } from "./records.ts";
import { unhashedIn } from "./traits.ts";

/**
 * Hashes the password of a lock that was given, and leaves other locks as they are. A password that one
 * request gives several codes is hashed once.
 * @throws Fault `invalid_request` for too many passwords of one request; and Busy
 */
export type SealLock = (lock: Lock | null, tenantId: string, by: Actor) => Promise<Lock | null>;

export function createLockSealing({ hash }: Pick<Passwords, "hash">): SealLock {
  /** The hashes of each request. They go with it. */
  const made = new WeakMap<Actor, Map<string, Promise<string>>>();

  return async (lock, tenantId, by) => {
    const password = lock && unhashedIn(lock);
    if (lock === null || password === null) return lock;
    const hashes = made.get(by) ?? new Map<string, Promise<string>>();
    made.set(by, hashes);
    if (!hashes.has(password) && hashes.size >= MOST_LOCK_PASSWORDS) throw tooManyPasswords();
    const hashing = hashes.get(password) ?? hash(password, tenantId, "lock");
    hashes.set(password, hashing);
    try {
      return { ...lock, hash: await hashing };
    } catch (error) {
      // The next code of the request may find a place in the queue.
      hashes.delete(password);
      throw error;
    }
  };
}

function tooManyPasswords() {
  const why = explain("too_many_passwords", { limit: MOST_LOCK_PASSWORDS });
  return invalidRequest([{ pointer: "/lock/password", ...why }]);
}
