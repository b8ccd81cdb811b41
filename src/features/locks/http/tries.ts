import { type Limiter, RateLimited } from "../../../kit/http/limits.ts";
import { MINUTE } from "../../../kit/shared/clock.ts";

const WINDOW = 15 * MINUTE;

/** The rates of wrong passwords beside the limit of an address. */
export const TRY_RATES = {
  /** Of one code, from whichever addresses. */
  code: { count: 10, milliseconds: WINDOW },
  /** Of an address with a code, once that is used up. */
  pair: { count: 3, milliseconds: WINDOW },
} as const;

/**
 * Tries to unlock codes. A thousand addresses that guess the password of a code use up its rate: from then on
 * an address waits that has guessed wrong three times, and all others may go on. So nobody is locked out by
 * others. A right password counts nowhere: many people may come from one address.
 */
export interface Tries {
  /**
   * Begins a try, before a password is looked at.
   * @param address - as limits count it.
   * @returns its end, which is told whether the password was wrong.
   * @throws RateLimited
   */
  begin(address: string, codeId: string): Promise<(isWrong: boolean) => Promise<void>>;
}

export function createTries({ code, pair }: Readonly<Record<keyof typeof TRY_RATES, Limiter>>): Tries {
  /** Tries of an address with a code that are under way: they may turn out wrong. */
  const underWay = new Map<string, number>();

  function add(key: string, step: 1 | -1): void {
    const count = (underWay.get(key) ?? 0) + step;
    if (count > 0) underWay.set(key, count);
    else underWay.delete(key);
  }

  return {
    async begin(address, codeId) {
      const key = `${address} ${codeId}`;
      const [ofCode, ofPair] = [await code.peek(codeId), await pair.peek(key)];
      const left = ofPair.allowed ? ofPair.remaining - (underWay.get(key) ?? 0) : 0;
      if (!ofCode.allowed && left <= 0) throw new RateLimited(pair, ofPair);
      add(key, 1);
      return async (isWrong) => {
        add(key, -1);
        if (!isWrong) return;
        await code.take(codeId);
        await pair.take(key);
      };
    },
  };
}
