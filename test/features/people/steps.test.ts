import { expect, test } from "bun:test";
import { createAccounts } from "../../../src/features/people/accounts.ts";
import { createOwners } from "../../../src/features/people/owners.ts";
import type { Person } from "../../../src/features/people/records.ts";
import { createPasswords } from "../../../src/features/passwords/passwords.ts";
import { BUILT_IN_PLANS, createPlans } from "../../../src/features/plans/plans.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { TestClock } from "../../scenario.ts";
import { PASSWORD } from "./browser.ts";

/** Whoever measures how long an answer takes learns nothing: the steps are counted, and not the time. */

const PERSON: Person = {
  ...{ id: "per_1", email: "anna@museum.example", name: "Anna", language: null, passwordHash: "right" },
  ...{ confirmedAt: null, createdAt: 0, secondFactor: false },
};
const PEOPLE = [
  ["an unknown address", null],
  ["a known one", PERSON],
  ["a person without a password", { ...PERSON, passwordHash: null }],
] as const;

/** Passwords whose hashings are counted. The only right hash is the word `right`. */
function counted() {
  const count = { hashings: 0 };
  const passwords = createPasswords({
    async run(_purpose, _address, work) {
      count.hashings++;
      return work({
        hash: async () => "right",
        verify: async (text, hash) => text === PASSWORD && hash === "right",
      });
    },
  });
  return { passwords, count };
}

const never = async (): Promise<never> => {
  throw new Error("Nobody gets as far");
};

for (const [name, person] of PEOPLE)
  test(`a refused sign-in takes one hashing, and the words are the same: ${name}`, async () => {
    const { passwords, count } = counted();
    const clock = new TestClock();
    const refused: string[] = [];
    const { signIn } = createAccounts({
      people: {
        byEmail: async () => person,
        byId: never,
        edit: never,
        replacePassword: never,
        remove: never,
      },
      memberships: { ofPerson: never, suspendedOf: never },
      store: { byId: never, list: never, end: never, endAll: never },
      uses: { storeOf: never },
      ...{ passwords, checkPassword: never, enter: never, factorsOf: never, askForAddress() {} },
      ...{ links: { madeFor: never }, findPeople: never, isOperator: never },
      plans: createPlans(BUILT_IN_PLANS, "free"),
      onRefused: (id) => void refused.push(id),
      clock,
      ids: createIds(clock),
      onChanged: () => {},
    });
    const order = { email: PERSON.email, password: `${PASSWORD}.` };
    await expect(signIn(order, { address: "192.0.2.1", device: "", remembers: never })).rejects.toMatchObject(
      {
        code: "sign_in_failed",
        message: "The mail address or the password is wrong.",
      },
    );
    expect(count.hashings).toBe(1);
    // It is stored behind the answer.
    expect(refused).toEqual(person ? [person.id] : []);
  });

for (const [name, person] of PEOPLE)
  test(`a sign-up with a password takes one hashing: ${name}`, async () => {
    const { passwords, count } = counted();
    const clock = new TestClock();
    const people = { byEmail: async () => person };
    const owners = createOwners({ people, passwords, clock, ids: createIds(clock) });
    const applicant = { email: PERSON.email, name: "Zoo", password: PASSWORD };
    const outcome = await owners.of(applicant, "192.0.2.1").catch((error: unknown) => error);
    expect(count.hashings).toBe(1);
    if (person === PERSON) expect(outcome).toEqual({ person, isNew: false });
    else if (person) expect(outcome).toMatchObject({ code: "sign_in_failed" });
    else expect(outcome).toMatchObject({ isNew: true, person: { passwordHash: "right" } });
  });
