import type { StoredKey } from "../../db/former-keys.ts";
import type { SealedValue } from "../../db/resealing.ts";
import type { Stores } from "../../db/stores.ts";
import type { Clock } from "../kit/shared/clock.ts";
import { deriveKey } from "../kit/shared/hmac.ts";
import type { Ids } from "../kit/shared/ids.ts";
import { createKeyring } from "../kit/shared/keyring.ts";
import { fateOf, isPurpose, type SealedPurpose } from "../kit/shared/purposes.ts";
import { createSealer, type Sealer } from "../kit/shared/seal.ts";
import { hasEnded, openFormerKeys } from "./former-keys.ts";
import type { MarkedSecrets } from "./secret.ts";

/** The first pass seals anew what was there; the last finds what was stored meanwhile. */
const PASSES = 2;

/**
 * Seals anew, in steps, what keys of a former secret sealed, and removes keys that are needed no longer. Any
 * process may do a step at any time, and several at once: where one was ended, the next goes on.
 */
export interface Resealing {
  /** Takes at most so many rows. @returns whether there is more to do now. */
  step(rows: number): Promise<boolean>;
}

/**
 * Seals anew with the secrets that `secrets` tells.
 * @param needs.isAlone - whether no other process can store something: then there is nothing to wait for.
 */
export function createResealing(needs: {
  stores: Pick<Stores, "formerKeys" | "resealing" | "nodeSecrets">;
  secrets: () => MarkedSecrets;
  isAlone: () => Promise<boolean>;
  clock: Clock;
  ids: Ids;
}): Resealing {
  const { stores, secrets, isAlone, clock, ids } = needs;

  /** Whether nothing is stored any more that a former key sealed. */
  async function isSettled({ endsAt }: StoredKey): Promise<boolean> {
    if ((await stores.nodeSecrets.sealingOtherwise(secrets().mark)) > 0) return false;
    return (endsAt !== null && endsAt <= clock.now()) || isAlone();
  }

  async function pass(key: StoredKey & { readonly purpose: SealedPurpose }, rows: number): Promise<void> {
    const { mark, present } = secrets();
    const { purpose } = key;
    const own = await createSealer(await deriveKey(present, purpose), ids);
    const any = await createKeyring(secrets(), ids).sealer(purpose);
    const found = await stores.resealing.after(purpose, key.doneTo, rows);
    const values = found.flatMap(({ sealed, ...rest }) => (sealed === null ? [] : [{ ...rest, sealed }]));
    const resealed = await Promise.all(values.map((value) => sealedAnew(value, own, any)));
    const isLast = new Set(found.map(({ bound }) => bound)).size < rows;
    const to = isLast ? null : (found.at(-1)?.bound ?? null);
    await stores.resealing.store(mark, key, resealed.flat(), to);
  }

  return {
    async step(rows) {
      const { mark, keys } = await stores.formerKeys.state();
      // Another secret is in use by now, which this process has not heard of.
      if (mark !== secrets().mark) return false;
      const ours = await openFormerKeys(secrets().present, keys, clock.now());
      for (const key of keys) {
        const { purpose } = key;
        if (!isPurpose(purpose)) continue;
        const isDone = isSealed(purpose) && key.passes >= PASSES;
        if (isDone || hasEnded({ ...key, purpose }, clock.now())) {
          await stores.formerKeys.remove(purpose, key.mark);
          return true;
        }
        if (!isSealed(purpose) || !ours.some((own) => own.purpose === purpose && own.mark === key.mark))
          continue;
        if (key.passes > 0 && key.doneTo === "" && !(await isSettled(key))) continue;
        await pass({ ...key, purpose }, rows);
        return true;
      }
      return false;
    },
  };
}

/** Whether a purpose seals columns of tables. */
export function isSealed(purpose: string): purpose is SealedPurpose {
  return isPurpose(purpose) && fateOf(purpose).is === "resealed";
}

/** Nothing where the present key has sealed it, and where no key opens it: its secret was lost. */
async function sealedAnew(value: SealedValue, own: Sealer, any: Pick<Sealer, "open">) {
  const { sealed, bound } = value;
  const isNew = await own.open(sealed, bound).then(
    () => true,
    () => false,
  );
  const text = isNew ? null : await any.open(sealed, bound).catch(() => null);
  return text === null ? [] : [{ ...value, next: await own.seal(text, bound) }];
}
