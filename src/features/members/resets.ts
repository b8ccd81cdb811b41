import { withoutApp } from "../../kit/shared/author.ts";
import { type Clock, HOUR, isoTime } from "../../kit/shared/clock.ts";
import { deedOf, deedOfPerson } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import type { Holder } from "../../kit/shared/tenant.ts";
import { hashToken, newToken } from "../../kit/shared/token.ts";
import type { Letter } from "../mail/post.ts";
import type { Passwords } from "../passwords/passwords.ts";
import type { Person } from "../people/records.ts";
import type { PeopleStore } from "../people/store/people.ts";
import { askerOf, faultOf } from "./asker.ts";
import { linkEnded } from "./invitations.ts";
import { languageOf, resetLetter, resetMadeLetter } from "./letters.ts";
import type { MayMail } from "./mail-limits.ts";
import { noSuchMember } from "./members.ts";
import type { ResetLink } from "./model.ts";
import type { NewLink } from "./records.ts";
import type { LinkStore } from "./store/links.ts";

/** A link is good for so long. */
const VALID = HOUR;

/** Links by which passwords are replaced. */
export interface Resets {
  /**
   * Mails a link to the person with an address. Whether there is one is looked up behind the answer, so
   * nobody can tell.
   * @throws Fault `passwords_off`
   */
  ask(email: string): void;
  /**
   * Makes a link for a member, who is told by mail.
   * @throws Fault `member_not_found`, `role_too_high`, `member_elsewhere`, `scope_missing`, `passwords_off`
   */
  make(holder: Holder, personId: string): Promise<ResetLink>;
  /**
   * Replaces a password by a link. It signs nobody in: that asks for the second factor, where there is one.
   * @param address - the network address that asks, as limits count it.
   * @throws Fault `passwords_off`, `link_ended`, `invalid_request`, `busy`
   */
  reset(token: string, password: string, address: string): Promise<Person>;
}

export interface ResetsNeeds {
  readonly people: Pick<PeopleStore, "byEmail">;
  readonly store: LinkStore;
  readonly passwords: Pick<Passwords, "demand" | "check" | "hash">;
  /** Sends a mail soon, where there is mail. */
  readonly mail: (write: () => Promise<Letter | null>) => void;
  readonly mayMail: MayMail;
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Called when cached sessions may be out of date. */
  readonly onChanged: () => void;
}

/**
 * A new link and what is stored of it.
 * @param email - the address that it is mailed to; `null` for one that is shown.
 * @param madeBy - the author who makes it for somebody else; `null` for one that is asked for.
 */
export function newReset(
  { clock, ids, baseUrl }: Pick<ResetsNeeds, "clock" | "ids" | "baseUrl">,
  personId: string,
  email: string | null,
  madeBy: string | null,
): { readonly url: string; readonly link: NewLink } {
  const token = newToken(ids);
  const createdAt = clock.now();
  const times = { createdAt, expiresAt: createdAt + VALID };
  const link = {
    hash: hashToken(token),
    personId,
    purpose: "reset",
    email,
    madeBy,
    within: null,
    ...times,
  } as const;
  // The fragment stays in the browser, so no log of a proxy has a link.
  return { url: `${baseUrl}/app#/reset/${token}`, link };
}

export function createResets(needs: ResetsNeeds): Resets {
  const { people, store, passwords, mail, mayMail, clock, onChanged } = needs;

  async function letterTo(email: string): Promise<Letter | null> {
    const person = await people.byEmail(email);
    if (!person || !(await mayMail("reset", person.email))) return null;
    const { url, link } = newReset(needs, person.id, person.email, null);
    if (!(await store.add(link))) return null;
    return { to: person.email, mail: resetLetter(languageOf(person), url) };
  }

  return {
    ask(email) {
      passwords.demand();
      mail(() => letterTo(email));
    },

    async make(holder, personId) {
      passwords.demand();
      const { tenant } = holder;
      const { url, link } = newReset(needs, personId, null, withoutApp(holder.author));
      const outcome = await store.addWithin(tenant.id, askerOf(holder), link, deedOf(needs, holder.author));
      if (outcome === "unknown") throw noSuchMember();
      if (outcome === "elsewhere")
        throw new Fault(
          "member_elsewhere",
          "This person is in another workspace, too, so only they or the operator of the service replace the password.",
        );
      if (typeof outcome === "string") throw faultOf(outcome, holder);
      const { email } = outcome;
      mail(async () =>
        (await mayMail("notice", email))
          ? { to: email, mail: resetMadeLetter(languageOf(outcome), tenant.name) }
          : null,
      );
      return { url, expiresAt: isoTime(link.expiresAt) };
    },

    async reset(token, password, address) {
      passwords.demand();
      const hash = hashToken(token);
      const owner = await store.resetting(hash, clock.now());
      if (!owner) throw linkEnded();
      await passwords.check(password, owner.email, "/password");
      const replacement = await passwords.hash(password, address);
      // A link acts as its person, by whomever it is opened.
      const deed = deedOfPerson(needs, owner.id);
      const person = await store.reset(hash, replacement, clock.now(), deed);
      if (!person) throw linkEnded();
      onChanged();
      return person;
    },
  };
}
