import { type Clock, isoTime } from "../../kit/shared/clock.ts";
import { invalidCursor } from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Operator } from "../../kit/shared/operator.ts";
import type { PersonAdmin } from "../members/admin.ts";
import type { ResetLink } from "../members/model.ts";
import type { OperatorAccess } from "./access.ts";
import { noSuch } from "./faults.ts";
import type { OperatorPeople, OperatorPerson, OperatorPersonFile } from "./model.ts";
import type { FoundPerson, ListingStore } from "./store/listing.ts";

/** All people who sign in. */
export interface OperatorPeopleDesk {
  /** @throws Fault `cursor_invalid` */
  list(
    choice: { readonly search?: string | undefined; readonly unconfirmed?: boolean },
    limit: number,
    cursor: string | null,
  ): Promise<OperatorPeople>;
  /** @throws Fault `not_found` */
  show(id: string): Promise<OperatorPersonFile>;
  /** Ends all sessions. @returns how many. @throws Fault `not_found` */
  signOut(id: string, by: Operator): Promise<number>;
  /** Makes a link for a new password; `null` where nobody signs in with one. @throws Fault `not_found` */
  reset(id: string, withFactors: boolean, by: Operator): Promise<ResetLink | null>;
  /** @throws Fault `not_found`, `last_owner` */
  erase(id: string, by: Operator): Promise<void>;
}

export function createOperatorPeople(needs: {
  store: Pick<ListingStore, "people" | "person" | "workspacesOf" | "sessionsOf">;
  as: (by: Operator) => { people: Pick<PersonAdmin, "signOut" | "reset" | "erase"> };
  access: Pick<OperatorAccess, "isOperator">;
  clock: Clock;
  /** Called when sessions have ended. */
  onChanged: () => void;
}): OperatorPeopleDesk {
  const { store, as, access, clock, onChanged } = needs;

  const record = (person: FoundPerson) => personRecord(person, access);

  async function found(id: string): Promise<FoundPerson> {
    const person = await store.person(id);
    if (!person) throw noSuch("person");
    return person;
  }

  return {
    async list(choice, limit, cursor) {
      if (cursor !== null && !/^per_[0-9a-z]{26}$/.test(cursor)) throw invalidCursor();
      const { rows, next } = await store.people(choice, limit, cursor);
      return { people: rows.map(record), nextCursor: next };
    },

    async show(id) {
      const person = record(await found(id));
      const sessions = (await store.sessionsOf(id, clock.now())) ?? 0;
      return { ...person, sessions, workspaces: await store.workspacesOf(id) };
    },

    async signOut(id, by) {
      const ended = await as(by).people.signOut((await found(id)).email);
      if (!ended) throw noSuch("person");
      onChanged();
      return ended.sessions;
    },

    async reset(id, withFactors, by) {
      const made = await as(by).people.reset((await found(id)).email, withFactors);
      if (!made) throw noSuch("person");
      onChanged();
      return made.link;
    },

    async erase(id, by) {
      const { email } = await found(id);
      if (!(await as(by).people.erase(email)))
        throw new Fault(
          "last_owner",
          "A workspace would have no owner left. Give it another owner, or erase it first.",
        );
      onChanged();
    },
  };
}

/** A person as a list shows it. */
export function personRecord(
  { id, name, email, confirmedAt, createdAt, secondFactor, isNamed }: FoundPerson,
  access: Pick<OperatorAccess, "isOperator">,
): OperatorPerson {
  return {
    ...{ id, name, email, secondFactor, createdAt: isoTime(createdAt) },
    confirmedAt: confirmedAt === null ? null : isoTime(confirmedAt),
    operator: access.isOperator({ email, confirmedAt, isNamed }),
  };
}
