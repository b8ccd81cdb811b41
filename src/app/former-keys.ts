import type { SecretChange, StoredKey } from "../../db/former-keys.ts";
import { sealedKey } from "../../db/secret-marks.ts";
import { HOUR, systemClock } from "../kit/shared/clock.ts";
import { deriveKey } from "../kit/shared/hmac.ts";
import { createIds } from "../kit/shared/ids.ts";
import { ALL_PURPOSES, fateOf, isPurpose, type Purpose } from "../kit/shared/purposes.ts";
import { createSealer, type Sealer } from "../kit/shared/seal.ts";

type Key = Uint8Array<ArrayBuffer>;

/**
 * For so long after a change a request that is under way, or a node that was suspended, may still store what
 * it sealed before. Then all is gone through once more.
 */
export const SETTLING = HOUR;

/** A former key that was opened. */
export interface OpenedKey extends Omit<StoredKey, "sealed" | "purpose"> {
  readonly purpose: Purpose;
  readonly key: Key;
}

/** Seals former keys under a secret. Unlike other keys this one is derived anew with each secret. */
function sealerOf(secret: Key): Promise<Sealer> {
  return deriveKey(secret, "former keys").then((key) => createSealer(key, createIds(systemClock)));
}

/**
 * The former keys that a secret opens, without those that have ended. Others belong to a secret that was
 * lost.
 * @param now - milliseconds since 1970.
 */
export async function openFormerKeys(
  secret: Key,
  keys: readonly StoredKey[],
  now: number,
): Promise<OpenedKey[]> {
  const sealer = await sealerOf(secret);
  const opened = await Promise.all(
    keys.map(async ({ sealed, purpose, ...rest }) => {
      if (!isPurpose(purpose) || hasEnded({ purpose, endsAt: rest.endsAt }, now)) return [];
      const { bound } = sealedKey({ purpose, mark: rest.mark, sealed });
      const text = await sealer.open(sealed, bound).catch(() => null);
      return text === null ? [] : [{ ...rest, purpose, key: Uint8Array.fromBase64(text) }];
    }),
  );
  return opened.flat();
}

/**
 * Whether a key is needed no longer. A key that opens values in tables is needed until all are sealed anew.
 */
export function hasEnded(
  { purpose, endsAt }: { purpose: Purpose; endsAt: number | null },
  now: number,
): boolean {
  return fateOf(purpose).is === "checked" && endsAt !== null && endsAt <= now;
}

/**
 * The change from one secret to another: the keys of the first that are still needed, sealed under the
 * second.
 * @param from - the secret and its mark.
 */
export async function changeOf(
  from: { readonly secret: Key; readonly mark: string },
  to: { readonly secret: Key; readonly mark: string },
  keys: readonly StoredKey[],
  now: number,
): Promise<SecretChange> {
  const sealer = await sealerOf(to.secret);
  const sealed = async (purpose: Purpose, mark: string, key: Key) => {
    const { bound } = sealedKey({ purpose, mark, sealed: key });
    return { purpose, mark, sealed: await sealer.seal(key.toBase64(), bound) };
  };
  const opened = await openFormerKeys(from.secret, keys, now);
  const isNeeded = (purpose: Purpose) =>
    fateOf(purpose).is !== "ends" &&
    !(fateOf(purpose).is === "kept" && opened.some((key) => key.purpose === purpose));
  return {
    from: from.mark,
    to: to.mark,
    kept: await Promise.all(opened.map(({ purpose, mark, key }) => sealed(purpose, mark, key))),
    added: await Promise.all(
      ALL_PURPOSES.filter(isNeeded).map(async (purpose) => ({
        ...(await sealed(purpose, from.mark, await deriveKey(from.secret, purpose))),
        endsAt: endOf(purpose, now),
      })),
    ),
  };
}

function endOf(purpose: Purpose, now: number): number | null {
  const fate = fateOf(purpose);
  if (fate.is === "resealed") return now + SETTLING;
  return fate.is !== "checked" || fate.for === null ? null : now + fate.for;
}
