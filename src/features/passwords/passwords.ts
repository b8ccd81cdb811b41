import { Fault } from "../../kit/shared/fault.ts";
import { HASH_OF_NOTHING, type Hasher, type Purpose } from "./hasher.ts";
import { checkPassword, normalized } from "./rules.ts";

/** Passwords: their rules, their hashes, and whether one is right. */
export interface Passwords {
  /**
   * Whether people sign in with them. Otherwise all that has to do with a person's is refused: Fault
   * `passwords_off`.
   */
  readonly areOn: boolean;
  /** Refuses what leads to a password of a person where there are none. @throws Fault `passwords_off` */
  demand(): void;
  /**
   * Checks a password that a person chooses, as `checkPassword` of `rules.ts`.
   * @throws Fault `invalid_request`
   */
  check(password: string, email: string, pointer: string): Promise<void>;
  /** The hash to store. @param address - the network address that asks, as limits count it. @throws Busy */
  hash(password: string, address: string, purpose?: Purpose): Promise<string>;
  /**
   * Whether a password is the one of a hash. Without a hash it takes as long, and is not.
   * @throws Busy
   */
  verify(password: string, hash: string | null, address: string, purpose?: Purpose): Promise<boolean>;
}

/** @param areOn - as `Passwords.areOn`. */
export function createPasswords({ run }: Pick<Hasher, "run">, areOn = true): Passwords {
  function demand(purpose: Purpose = "sign-in"): void {
    if (!areOn && purpose === "sign-in")
      throw new Fault(
        "passwords_off",
        "Nobody signs in with a password here: GET /app/api/oidc says how people do.",
      );
  }

  return {
    areOn,
    demand: () => demand(),
    async check(...given) {
      demand();
      await checkPassword(...given);
    },
    async hash(password, address, purpose = "sign-in") {
      demand(purpose);
      return run(purpose, address, (hashing) => hashing.hash(normalized(password)));
    },
    async verify(password, hash, address, purpose = "sign-in") {
      demand(purpose);
      const isRight = await run(purpose, address, (hashing) =>
        hashing.verify(normalized(password), hash ?? HASH_OF_NOTHING),
      );
      return isRight && hash !== null;
    },
  };
}
