import { type FindPeople, shownAuthor } from "../../kit/shared/author.ts";
import { shownBlock } from "../../kit/shared/block.ts";
import { type Clock, dayName, isoTime, utcDay } from "../../kit/shared/clock.ts";
import { nothingToChange } from "../../kit/shared/common-faults.ts";
import { APP_LANGUAGES } from "../../kit/shared/constants.ts";
import { deedOfPerson } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { requireRecentSignIn } from "../../kit/shared/recent-sign-in.ts";
import { blockOf, type SignedIn } from "../../kit/shared/tenant.ts";
import type { LinkStore } from "../members/store/links.ts";
import type { Passwords } from "../passwords/passwords.ts";
import type { Plans } from "../plans/plans.ts";
import { MOST_WORKSPACES } from "./constants.ts";
import type {
  EditPerson,
  NewPassword,
  PersonRecord,
  SessionList,
  SessionRecord,
  SignInInput,
} from "./model.ts";
import type { Person, Session } from "./records.ts";
import { endOf, type OpenedSession, type SignIn } from "./sessions.ts";
import type { MembershipStore } from "./store/members.ts";
import type { PeopleStore } from "./store/people.ts";
import type { SessionStore } from "./store/sessions.ts";
import type { SessionUses } from "./uses.ts";

/** The client that signs in. */
export interface Browser {
  /** The network address as limits count it. It is not stored. */
  readonly address: string;
  /** Such as "Firefox on Linux". */
  readonly device: string;
}

/** The same, which may have a session already. */
export interface SigningBrowser extends Browser {
  /** Whether that is the session of a person, and outlasts the browser. */
  readonly remembers: (personId: string) => Promise<boolean>;
}

/** Second factors of a person that are set. */
export interface SetFactors {
  readonly totp: boolean;
  readonly passkeys: number;
}

/** The accounts of people: signing in by password, sessions, and the own record. */
export interface Accounts {
  /** Signs a person in. @throws Fault `sign_in_failed`, `second_factor_required`, and Busy */
  signIn(input: SignInInput, browser: SigningBrowser): Promise<OpenedSession>;
  /**
   * The person of a session, and the workspaces.
   * @throws Fault `session_required` when it has ended meanwhile.
   */
  shown(signedIn: Pick<SignedIn, "personId" | "sessionId">): Promise<SessionRecord>;
  /** The sessions of a person. */
  sessions(signedIn: SignedIn): Promise<SessionList>;
  /** Ends the session that asks. */
  signOut(signedIn: SignedIn): Promise<void>;
  /** Ends one of them. @throws Fault `session_not_found` */
  end(signedIn: SignedIn, id: string): Promise<void>;
  /** Ends all but the one that asks. */
  endOthers(signedIn: SignedIn): Promise<void>;
  /**
   * Changes the person. A new address is mailed a link, and counts once that is opened.
   * @throws Fault `nothing_to_change`, `session_required` when the person was erased meanwhile, and for an
   * address `sign_in_again`,   and `invalid_request` where no mail is sent.
   */
  edit(signedIn: SignedIn, input: EditPerson): Promise<PersonRecord>;
  /**
   * Gives the person another password, and ends all other sessions.
   * @throws Fault `sign_in_again`, `sign_in_failed` for a wrong `current`, `invalid_request` for a password
   * that is too easy; and Busy
   */
  changePassword(signedIn: SignedIn, input: NewPassword, address: string): Promise<void>;
  /** Erases the person. @throws Fault `sign_in_again`, `sign_in_failed`, `last_owner`; and Busy */
  remove(signedIn: SignedIn, password: string | undefined, address: string): Promise<void>;
}

export interface AccountsNeeds {
  readonly people: PeopleStore;
  readonly memberships: MembershipStore;
  readonly store: Pick<SessionStore, "byId" | "list" | "end" | "endAll">;
  readonly uses: Pick<SessionUses, "storeOf">;
  readonly passwords: Passwords;
  /**
   * Checks the password of a person who is signed in, where one is set.
   * @throws Fault `sign_in_failed`, and Busy
   */
  readonly checkPassword: (personId: string, password: string | undefined, address: string) => Promise<void>;
  readonly plans: Plans;
  /** The one door to sessions, which asks for the second factor. */
  readonly enter: (signIn: SignIn) => Promise<OpenedSession>;
  readonly factorsOf: (personId: string) => Promise<SetFactors>;
  readonly links: Pick<LinkStore, "madeFor">;
  readonly findPeople: FindPeople;
  /** Whether a person runs the service. */
  readonly isOperator: (personId: string) => Promise<boolean>;
  /** Mails a link to a new address. @throws Fault `invalid_request` where no mail is sent. */
  readonly askForAddress: (person: Person, email: string) => void;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Called when a password of a person is wrong. */
  readonly onRefused: (personId: string) => void;
  /** Called when cached sessions and keys may be out of date. */
  readonly onChanged: () => void;
}

export function createAccounts(needs: AccountsNeeds): Accounts {
  const { people, memberships, store, uses, passwords, plans, enter, checkPassword, clock, onChanged } =
    needs;

  async function personRecord({ id, email, name, language, confirmedAt }: Person): Promise<PersonRecord> {
    const { totp, passkeys } = await needs.factorsOf(id);
    return {
      ...{ id, email, name, language: APP_LANGUAGES.find((one) => one === language) ?? null },
      ...{ totp, passkeys, confirmed: confirmedAt !== null },
    };
  }

  async function resetLinkOf(personId: string, now: number): Promise<SessionRecord["resetLink"]> {
    const link = await needs.links.madeFor(personId, now);
    if (!link) return null;
    const { by } = shownAuthor(link.madeBy, await needs.findPeople([link.madeBy]));
    return { by, expiresAt: isoTime(link.expiresAt) };
  }

  async function recordOf(personId: string, session: Session): Promise<SessionRecord> {
    const person = await people.byId(personId);
    if (!person) throw signedOut();
    const now = clock.now();
    const found = await memberships.ofPerson(personId, MOST_WORKSPACES);
    const suspended = await memberships.suspendedOf(personId, MOST_WORKSPACES);
    return {
      person: await personRecord(person),
      workspaces: found.map(({ tenant, role }) => ({
        ...{ id: tenant.id, name: tenant.name, role },
        plan: plans.current(tenant, now),
      })),
      suspended: suspended.map(({ tenant, role }) => ({
        ...{ id: tenant.id, name: tenant.name, role },
        blocked: shownBlock(blockOf(tenant)),
      })),
      signedInAt: isoTime(session.signedInAt),
      expiresAt: isoTime(endOf(session, now)),
      resetLink: await resetLinkOf(personId, now),
      operator: await needs.isOperator(personId),
    };
  }

  return {
    async signIn({ email, password, remember: asked }, { address, device, remembers }) {
      const person = await people.byEmail(email);
      // An unknown address takes the same steps, and the same words refuse it.
      const isRight = await passwords.verify(password, person?.passwordHash ?? null, address);
      if (person && !isRight) needs.onRefused(person.id);
      if (!person || !isRight) throw signInFailed();
      const remember = asked ?? (await remembers(person.id));
      const { id: personId, passwordHash } = person;
      const ground = { passwordHash };
      return enter({ personId, method: "password", remember, secondFactor: false, device, ground });
    },

    async shown({ personId, sessionId }) {
      const session = await store.byId(personId, sessionId);
      if (!session) throw signedOut();
      return recordOf(personId, session);
    },

    async sessions({ personId, sessionId }) {
      // The use of the session that asks is to be seen, too.
      await uses.storeOf(personId);
      const found = await store.list(personId, clock.now());
      return {
        sessions: found.map(({ id, device, signedInAt, usedAt }) => ({
          ...{ id, device: device === "" ? null : device, signedInAt: isoTime(signedInAt) },
          ...{ lastUsedOn: dayName(utcDay(usedAt)), current: id === sessionId },
        })),
      };
    },

    async signOut({ personId, sessionId }) {
      // Of two at once one finds none, and is signed out as well.
      await store.end(personId, sessionId);
      onChanged();
    },

    async end({ personId }, id) {
      if (!(await store.end(personId, id)))
        throw new Fault("session_not_found", "You have no session with this id.");
      onChanged();
    },

    async endOthers({ personId, sessionId }) {
      await store.endAll(personId, sessionId);
      onChanged();
    },

    async edit(signedIn, { name, language, email }) {
      const { personId } = signedIn;
      const changes = {
        ...(name === undefined ? {} : { name: name.trim() }),
        ...(language === undefined ? {} : { language }),
      };
      if (email !== undefined) requireRecentSignIn(signedIn, clock.now());
      else if (Object.keys(changes).length === 0) throw nothingToChange("name", "language", "email");
      const before = await people.byId(personId);
      if (!before) throw signedOut();
      if (email !== undefined) needs.askForAddress(before, email);
      if (Object.keys(changes).length > 0)
        await people.edit(personId, changes, deedOfPerson(needs, personId));
      const person = await people.byId(personId);
      if (!person) throw signedOut();
      return personRecord(person);
    },

    async changePassword(signedIn, { current, password }, address) {
      requireRecentSignIn(signedIn, clock.now());
      const { personId, sessionId } = signedIn;
      const person = await people.byId(personId);
      if (!person) throw signedOut();
      await passwords.check(password, person.email, "/password");
      await checkPassword(personId, current, address);
      const hash = await passwords.hash(password, address);
      // Of two changes at once the second one checked a password that is none any more.
      const deed = deedOfPerson(needs, personId);
      if (!(await people.replacePassword(personId, person.passwordHash, hash, sessionId, deed)))
        throw signInFailed();
      onChanged();
    },

    async remove(signedIn, password, address) {
      requireRecentSignIn(signedIn, clock.now());
      const { personId } = signedIn;
      await checkPassword(personId, password, address);
      if ((await people.remove(personId, deedOfPerson(needs, personId))) === "last_owner")
        throw new Fault(
          "last_owner",
          "You are the last owner of a workspace. Make another member an owner, or erase the workspace first.",
        );
      onChanged();
    },
  };
}

/** The same words whether or not the address is known. */
export function signInFailed(): Fault {
  return new Fault("sign_in_failed", "The mail address or the password is wrong.");
}

/** The session ended, or its person was erased, while the request was in flight. */
export function signedOut(): Fault {
  return new Fault("session_required", "This session has ended. Sign in again.");
}
