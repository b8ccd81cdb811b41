import type { Clock } from "../../kit/shared/clock.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import type { Passwords } from "../passwords/passwords.ts";
import { signInFailed } from "./accounts.ts";
import { MOST_WORKSPACES } from "./constants.ts";
import type { NewOwner, OwnerRefusal } from "./records.ts";
import type { PeopleStore } from "./store/people.ts";

/** A person as a sign-up describes it. */
export interface Applicant {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** The person who is to own a new workspace. */
export interface Owners {
  /**
   * The person with an address, if the password is right; a new one, who is not stored yet, where there is
   * none. Either takes one hashing.
   * @param address - the network address that asks, as limits count it.
   * @throws Fault `sign_in_failed`; `invalid_request` for a password that a new person can't have; and Busy
   */
  of(applicant: Applicant, address: string): Promise<NewOwner>;
  /** Why no workspace was made. */
  refusal(why: OwnerRefusal): Fault;
}

export function createOwners(needs: {
  people: Pick<PeopleStore, "byEmail">;
  passwords: Passwords;
  clock: Clock;
  ids: Ids;
}): Owners {
  const { people, passwords, clock, ids } = needs;

  return {
    async of({ email, name, password }, address) {
      // A password that nobody can have is refused in the same way for all addresses.
      await passwords.check(password, email, "/password");
      const known = await people.byEmail(email);
      if (known) {
        if (await passwords.verify(password, known.passwordHash, address))
          return { person: known, isNew: false };
        throw signInFailed();
      }
      const person = {
        ...{ id: ids.id("per"), email, name, language: null, confirmedAt: null, secondFactor: false },
        passwordHash: await passwords.hash(password, address),
        createdAt: clock.now(),
      };
      return { person, isNew: true };
    },

    refusal: (why) =>
      why === "workspaces_full"
        ? new Fault("plan_limit", `A person is in at most ${MOST_WORKSPACES} workspaces. Leave one first.`)
        : // Sign-ups with one address came and went all at once.
          signInFailed(),
  };
}
