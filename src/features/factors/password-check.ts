import { Fault } from "../../kit/shared/fault.ts";
import type { Passwords } from "../passwords/passwords.ts";
import type { PeopleStore } from "../people/store/people.ts";

/**
 * Checks the password of a person who is signed in, where one is set and people sign in with passwords.
 * @param address - the network address that asks, as limits count it.
 * @throws Fault `sign_in_failed`, Busy
 */
export function createPasswordCheck(
  people: Pick<PeopleStore, "byId">,
  { areOn, verify }: Pick<Passwords, "areOn" | "verify">,
) {
  return async (personId: string, password: string | undefined, address: string): Promise<void> => {
    if (!areOn) return;
    const hash = (await people.byId(personId))?.passwordHash ?? null;
    if (hash !== null && !(await verify(password ?? "", hash, address)))
      throw new Fault("sign_in_failed", "The password is wrong.");
  };
}
