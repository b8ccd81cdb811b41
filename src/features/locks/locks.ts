import type { Clock } from "../../kit/shared/clock.ts";
import { type ChangeStamp, FreshCache } from "../../kit/shared/fresh-cache.ts";
import type { ShortAddress } from "../../kit/shared/short-address.ts";
import { StorageError } from "../../kit/shared/storage.ts";
import type { Passwords } from "../passwords/passwords.ts";
import type { Resolver } from "../scans/resolver.ts";
import type { Unlocks } from "./cookie.ts";
import { codeLocked, passwordWrong } from "./faults.ts";
import type { Tries } from "./http/tries.ts";
import type { Lock } from "./records.ts";
import type { LockStore } from "./store.ts";
import { revisionOf } from "./traits.ts";

/**
 * A lock that a visitor stands before; `proof` is that of an earlier unlock. Both are `null` for an open
 * code.
 */
export interface Standing {
  readonly lock: Lock | null;
  readonly proof: string | null;
}

/**
 * The locks of codes. All of these throw Fault `code_not_found`, `code_gone` or `code_blocked`, or
 * StorageError.
 */
export interface Locks {
  /** The lock at an address, as a visitor with these cookies stands before it. */
  before(address: ShortAddress, cookieHeader: string | null): Promise<Standing>;
  /**
   * Checks the proof that a page sends along with a form or an event.
   * @throws Fault `code_locked` where the code is locked, and the proof does not hold.
   */
  check(address: ShortAddress, proof: string | undefined): Promise<void>;
  /**
   * Opens a code.
   * @param network - the network address that asks, as limits count it.
   * @returns a proof; `null` where the code has no lock.
   * @throws Fault `password_wrong`, RateLimited, Busy
   */
  unlock(address: ShortAddress, password: string, network: string): Promise<string | null>;
  /** Evicts a code: it was added, changed or deleted. */
  evict(address: ShortAddress): void;
  evictAll(): void;
}

const CACHED_LOCKS = 5_000;

export function createLocks(needs: {
  store: LockStore;
  stamp: ChangeStamp;
  active: Resolver["active"];
  passwords: Pick<Passwords, "verify">;
  unlocks: Unlocks;
  tries: Tries;
  clock: Clock;
  /** Is told of an error of the store for which nobody is refused. */
  onFailure: (error: unknown) => void;
}): Locks {
  const { store, active, passwords, unlocks, tries, clock, onFailure } = needs;
  const cache = new FreshCache<ShortAddress, Lock | null>(CACHED_LOCKS, needs.stamp, async (address) =>
    store.find((await active(address)).codeId),
  );

  /** A code and its lock. Of a code without one nothing is read. */
  async function lockAt(address: ShortAddress) {
    const { codeId, isLocked } = await active(address);
    return { codeId, lock: isLocked ? await cache.get(address) : null };
  }

  async function count(codeId: string): Promise<void> {
    try {
      await store.count(codeId, clock.now());
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      // The visitor knows the password. As with scans, what can't be counted is no reason to refuse anybody.
      onFailure(error);
    }
  }

  return {
    async before(address, cookieHeader) {
      const { codeId, lock } = await lockAt(address);
      if (lock === null) return { lock, proof: null };
      return { lock, proof: await unlocks.among(cookieHeader, { codeId, revision: revisionOf(lock) }) };
    },

    async check(address, proof = "") {
      const { codeId, lock } = await lockAt(address);
      if (lock === null) return;
      if (!(await unlocks.holds(proof, { codeId, revision: revisionOf(lock) }))) throw codeLocked();
    },

    async unlock(address, password, network) {
      const { codeId, lock } = await lockAt(address);
      if (lock === null) return null;
      const end = await tries.begin(network, codeId);
      let isWrong = false;
      try {
        isWrong = !(await passwords.verify(password, lock.hash, network, "lock"));
      } finally {
        // A try for which there was no room was none.
        await end(isWrong);
      }
      if (isWrong) throw passwordWrong();
      // The password may have been changed meanwhile.
      const { lock: present } = await lockAt(address);
      if (present === null) return null;
      const revision = revisionOf(present);
      if (revision !== revisionOf(lock)) throw passwordWrong();
      await count(codeId);
      return unlocks.prove({ codeId, revision });
    },

    evict: (address) => cache.evict(address),
    evictAll: () => cache.clear(),
  };
}
