import { HASH_OF_NOTHING, type Hasher, type Purpose } from "./hasher.ts";
import { checkPassword, normalized } from "./rules.ts";

/** Passwords: their rules, their hashes, and whether one is right. */
export interface Passwords {
  /** Checks a password that a person chooses, as `checkPassword` of `rules.ts`. @throws Fault `invalid_request` */
  check(password: string, email: string, pointer: string): Promise<void>;
  /** The hash to store. @param address - the network address that asks, as limits count it. @throws Busy */
  hash(password: string, address: string, purpose?: Purpose): Promise<string>;
  /**
   * Whether a password is the one of a hash. Without a hash it takes as long, and is not.
   * @throws Busy
   */
  verify(password: string, hash: string | null, address: string, purpose?: Purpose): Promise<boolean>;
}

export function createPasswords({ run }: Pick<Hasher, "run">): Passwords {
  return {
    check: checkPassword,
    hash: (password, address, purpose = "sign-in") =>
      run(purpose, address, (hashing) => hashing.hash(normalized(password))),
    async verify(password, hash, address, purpose = "sign-in") {
      const isRight = await run(purpose, address, (hashing) =>
        hashing.verify(normalized(password), hash ?? HASH_OF_NOTHING),
      );
      return isRight && hash !== null;
    },
  };
}
