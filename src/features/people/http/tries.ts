import { type Limiter, limitKey, RateLimited } from "../../../kit/http/limits.ts";
import { factsOf, signedInOf } from "../../../kit/http/requests.ts";
import { MINUTE } from "../../../kit/shared/clock.ts";
import { Lru } from "../../../kit/shared/lru.ts";

const WINDOW = 15 * MINUTE;

/** The rates of tries beside that of an address. */
export const TRY_RATES = {
  /** Of one account, from whichever addresses. */
  account: { count: 10, milliseconds: WINDOW },
  /** Of all accounts. */
  all: { count: 1_000, milliseconds: WINDOW },
  /** Of an address with an account, when either of those is used up. */
  fresh: { count: 3, milliseconds: WINDOW },
  /** Of an address that has signed in to the account. */
  own: { count: 20, milliseconds: WINDOW },
} as const;

/** Addresses with accounts that they signed in to. A restart forgets them: no address is stored. */
const KNOWN = 100_000;

/**
 * Tries to sign in. Somebody who tries an account's password from a thousand addresses uses its tries up, and
 * those of all. So an address that has not tried keeps a few of its own, and one that has signed in keeps
 * more: nobody is locked out by others.
 */
export interface Tries {
  /**
   * Takes a try, before a password is looked at.
   * @param account - its mail address, or the id of its person.
   * @throws RateLimited
   */
  take(address: string, account: string): Promise<void>;
  /** Notes that an address has signed in to an account. */
  succeeded(address: string, email: string): void;
}

export function createTries(limits: Readonly<Record<keyof typeof TRY_RATES, Limiter>>): Tries {
  const known = new Lru<string, true>(KNOWN);

  async function takeOf(limiter: Limiter, key: string): Promise<void> {
    const state = await limiter.take(key);
    if (!state.allowed) throw new RateLimited(limiter, state);
  }

  return {
    async take(address, email) {
      const account = accountOf(email);
      const pair = `${address} ${account}`;
      if (known.get(pair)) return takeOf(limits.own, pair);
      const [ofAccount, ofAll] = [await limits.account.take(account), await limits.all.take("")];
      if (!ofAccount.allowed || !ofAll.allowed) await takeOf(limits.fresh, pair);
    },
    succeeded: (address, email) => known.set(`${address} ${accountOf(email)}`, true),
  };
}

/**
 * Takes a try of the password of the person who is signed in: whoever took a session must not guess it.
 * @returns the address that asks, as limits count it.
 * @throws RateLimited
 */
export async function addressTrying(tries: Pick<Tries, "take">, request: Request): Promise<string> {
  const address = limitKey(factsOf(request).address);
  await tries.take(address, signedInOf(request).personId);
  return address;
}

/** An account by what was typed, whether or not there is one. Its hash is short, whatever it was. */
function accountOf(email: string): string {
  return new Bun.CryptoHasher("sha256").update(email.toLowerCase()).digest("base64url");
}
