import { createSigner, deriveKey, type Signer } from "./hmac.ts";
import type { Ids } from "./ids.ts";
import { fateOf, type Purpose } from "./purposes.ts";
import { createSealer, type Sealer } from "./seal.ts";

type Key = Uint8Array<ArrayBuffer>;

/** A key that was derived from a secret which is in use no longer. */
export interface FormerKey {
  readonly purpose: Purpose;
  readonly key: Key;
}

/** The secret in use, and what is left of others. */
export interface Secrets {
  /** The secret that signs and seals. */
  readonly present: Key;
  /** Other secrets that are at hand: other nodes may use them already, or still. */
  readonly others: readonly Key[];
  readonly former: readonly FormerKey[];
}

/** One secret, before which there was none. */
export const onlySecret = (present: Key): Secrets => ({ present, others: [], former: [] });

/** The keys of a service, each for one purpose. */
export interface Keyring {
  /** Seals with the present key, and opens with each that there is. */
  sealer(purpose: Purpose): Promise<Sealer>;
  /** Signs with the present key, and verifies with each that there is. */
  signer(purpose: Purpose): Promise<Signer>;
  /** The present key itself, 32 bytes. */
  key(purpose: Purpose): Promise<Key>;
  /** Has the sealers and signers that were made, too, use these secrets. */
  update(secrets: Secrets): Promise<void>;
}

/** The keys of a purpose, the present one first. */
async function keysOf({ present, others, former }: Secrets, purpose: Purpose): Promise<Key[]> {
  const derived = await Promise.all([present, ...others].map((secret) => deriveKey(secret, purpose)));
  const kept = former.filter((key) => key.purpose === purpose).map(({ key }) => key);
  return fateOf(purpose).is === "kept" ? [...kept, ...derived] : [...derived, ...kept];
}

/** Derives the keys of a service from its secrets. @param ids - makes the random bits of seals. */
export function createKeyring(first: Secrets, ids: Ids): Keyring {
  let secrets = first;
  /** Each makes its keys anew, and returns what has them used. */
  const renewals: (() => Promise<() => void>)[] = [];

  /** The tools of a purpose, one a key. They change with the secrets. */
  async function tools<Tool>(
    purpose: Purpose,
    make: (key: Key) => Promise<Tool>,
  ): Promise<() => Tools<Tool>> {
    async function made(): Promise<Tools<Tool>> {
      const [present, ...others] = await Promise.all((await keysOf(secrets, purpose)).map(make));
      if (present === undefined) throw new Error("a secret has a key for each purpose");
      return { present, others };
    }
    let inUse = await made();
    renewals.push(async () => {
      const next = await made();
      return () => {
        inUse = next;
      };
    });
    return () => inUse;
  }

  return {
    async sealer(purpose) {
      const sealers = await tools(purpose, (key) => createSealer(key, ids));
      return {
        seal: (text, bound) => sealers().present.seal(text, bound),
        async open(sealed, bound) {
          const { present, others } = sealers();
          try {
            return await present.open(sealed, bound);
          } catch (error) {
            for (const other of others) {
              const text = await other.open(sealed, bound).catch(() => null);
              if (text !== null) return text;
            }
            throw error;
          }
        },
      };
    },
    async signer(purpose) {
      const signers = await tools(purpose, createSigner);
      return {
        sign: (text) => signers().present.sign(text),
        // Scans ask this: without former keys it is the one call of before.
        verify(text, signature) {
          const { present, others } = signers();
          return others.length === 0
            ? present.verify(text, signature)
            : verifyByAny([present, ...others], text, signature);
        },
      };
    },
    async key(purpose) {
      const [present] = await keysOf(secrets, purpose);
      if (present === undefined) throw new Error("a secret has a key for each purpose");
      return present;
    },
    async update(next) {
      secrets = next;
      const made = await Promise.all(renewals.map((renew) => renew()));
      for (const use of made) use();
    },
  };
}

async function verifyByAny(signers: readonly Signer[], text: string, signature: string): Promise<boolean> {
  for (const signer of signers) if (await signer.verify(text, signature)) return true;
  return false;
}

interface Tools<Tool> {
  readonly present: Tool;
  readonly others: readonly Tool[];
}
