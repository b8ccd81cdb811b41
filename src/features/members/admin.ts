import { OPERATOR } from "../../kit/shared/author.ts";
import { isoTime } from "../../kit/shared/clock.ts";
import { invalidRequest } from "../../kit/shared/common-faults.ts";
import { type Deed, deedOfOperator, type OperatorNeeds } from "../../kit/shared/deed.ts";
import { checkOf, schemaDetails } from "../../kit/shared/schema.ts";
import type { PeopleStore } from "../people/store/people.ts";
import type { SessionStore } from "../people/store/sessions.ts";
import { ResetInput, type ResetLink } from "./model.ts";
import type { KnownPerson } from "./records.ts";
import { newReset } from "./resets.ts";
import type { LinkStore } from "./store/links.ts";
import type { MemberStore } from "./store/members.ts";
import type { PersonStore } from "./store/persons.ts";

/** A person as the operator sees it. Times are ISO 8601. */
export interface PersonFile extends Omit<KnownPerson, "confirmedAt" | "createdAt"> {
  /** When a mailed link proved the address; `null` while none has. */
  readonly confirmedAt: string | null;
  readonly createdAt: string;
}

/** An owner that the operator made. */
export interface MadeOwner {
  readonly id: string;
  readonly email: string;
  /** The link with which a new person chooses a password; `null` for one who was there. */
  readonly link: ResetLink | null;
}

/** The operator's commands for people. */
export interface PersonAdmin {
  /** All of them, oldest first. */
  list(): AsyncIterable<PersonFile>;
  /** `null` when nobody has this address. */
  show(email: string): Promise<(PersonFile & { readonly sessions: number }) | null>;
  /**
   * Makes a link for a new password.
   * @param withFactors - whether the second factor, recovery codes and passkeys are removed.
   * @returns the person, and no link where nobody signs in with a password; `null` when nobody has this
   * address.
   */
  reset(
    email: string,
    withFactors: boolean,
  ): Promise<{ readonly id: string; readonly link: ResetLink | null } | null>;
  /**
   * Erases a person who is the last owner of no workspace. `false` for others, and when nobody has this
   * address.
   */
  erase(email: string): Promise<boolean>;
  /** Ends all sessions. `null` when nobody has this address. */
  signOut(email: string): Promise<{ readonly id: string; readonly sessions: number } | null>;
  /**
   * Makes the person with an address an owner of a workspace, and the person first where there is none.
   * @returns `null` when there is no such workspace; `nobody` where there is no such person and nobody signs
   * in with a password: a person who is made would have no way in. @throws Fault `invalid_request` for what
   * is no address.
   */
  makeOwner(tenantId: string, email: string): Promise<MadeOwner | "nobody" | null>;
}

const PAGE = 500;

const check = checkOf(ResetInput);

export function createPersonAdmin(
  needs: OperatorNeeds & {
    people: Pick<PeopleStore, "byEmail" | "remove">;
    sessions: Pick<SessionStore, "endAll">;
    persons: PersonStore;
    members: Pick<MemberStore, "makeOwner">;
    links: Pick<LinkStore, "add">;
    /** Removes all second factors of a person. */
    removeFactors: (personId: string, deed: Deed) => Promise<unknown>;
    /** Whether people sign in with passwords. */
    passwords: boolean;
    baseUrl: string;
  },
): PersonAdmin {
  const { people, sessions, persons, members, links, removeFactors, clock, ids } = needs;

  const byOperator = () => deedOfOperator(needs);

  /** The deed of a link that goes with something else is that of the other. */
  async function linkFor(personId: string, deed: Deed | null): Promise<ResetLink> {
    const { url, link } = newReset(needs, personId, null, OPERATOR);
    await links.add(link, deed);
    return { url, expiresAt: isoTime(link.expiresAt) };
  }

  return {
    async *list() {
      for (let last = "", more = true; more;) {
        const page = await persons.list(PAGE, last);
        for (const person of page) yield fileOf(person);
        last = page.at(-1)?.id ?? last;
        more = page.length === PAGE;
      }
    },

    async show(email) {
      const found = await persons.show(email, clock.now());
      return found && { ...fileOf(found), sessions: found.sessions };
    },

    async reset(email, withFactors) {
      const person = await people.byEmail(email);
      if (!person) return null;
      if (withFactors) await removeFactors(person.id, byOperator());
      return { id: person.id, link: needs.passwords ? await linkFor(person.id, byOperator()) : null };
    },

    async erase(email) {
      const person = await people.byEmail(email);
      return person !== null && (await people.remove(person.id, byOperator())) === "removed";
    },

    async signOut(email) {
      const person = await people.byEmail(email);
      return person && { id: person.id, sessions: await sessions.endAll(person.id, null, byOperator()) };
    },

    async makeOwner(tenantId, email) {
      const input = { email };
      if (!check.Check(input)) throw invalidRequest(schemaDetails(check, input, ""));
      if (!needs.passwords && !(await people.byEmail(email))) return "nobody";
      const fresh = {
        ...{ id: ids.id("per"), email, name: email.slice(0, email.lastIndexOf("@")), language: null },
        ...{ passwordHash: null, confirmedAt: null, createdAt: clock.now(), secondFactor: false },
      };
      const person = await members.makeOwner(tenantId, fresh, byOperator());
      if (!person) return null;
      const link = person.id === fresh.id ? await linkFor(person.id, null) : null;
      return { id: person.id, email: person.email, link };
    },
  };
}

function fileOf({ confirmedAt, createdAt, ...person }: KnownPerson): PersonFile {
  return {
    ...person,
    confirmedAt: confirmedAt === null ? null : isoTime(confirmedAt),
    createdAt: isoTime(createdAt),
  };
}
