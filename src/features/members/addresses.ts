import { type Clock, DAY } from "../../kit/shared/clock.ts";
import { invalidRequest } from "../../kit/shared/common-faults.ts";
import { deedOfPerson } from "../../kit/shared/deed.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { hashToken, newToken } from "../../kit/shared/token.ts";
import type { Letter } from "../mail/post.ts";
import type { Person } from "../people/records.ts";
import type { PeopleStore } from "../people/store/people.ts";
import { linkEnded } from "./invitations.ts";
import { addressChangedLetter, addressKnownLetter, addressLetter, languageOf } from "./letters.ts";
import type { MayMail } from "./mail-limits.ts";
import type { LinkStore } from "./store/links.ts";

/** A link is good for so long. */
const VALID = DAY;

/** The addresses of people, each proved by a mailed link. */
export interface Addresses {
  /**
   * Mails a link to an address that is to be the one of a person, or that is to be confirmed. One that is
   * another person's gets a mail that says so. The answer is the same.
   * @throws Fault `invalid_request` where no mail can be sent.
   */
  ask(person: Pick<Person, "id" | "language">, email: string): void;
  /**
   * Makes the address of a link the one of the person who asks: a link that somebody else opens does nothing.
   * So nobody has a stranger confirm an address for them.
   * @throws Fault `link_ended`
   */
  confirm(personId: string, token: string): Promise<void>;
}

export function createAddresses(needs: {
  people: Pick<PeopleStore, "byEmail">;
  store: Pick<LinkStore, "add" | "confirm">;
  /** Sends a mail soon; `null` where there is no mail. */
  mail: ((write: () => Promise<Letter | null>) => void) | null;
  mayMail: MayMail;
  baseUrl: string;
  clock: Clock;
  ids: Ids;
  /** Called when cached sessions and keys may be out of date. */
  onChanged: () => void;
}): Addresses {
  const { people, store, mail, mayMail, baseUrl, clock, ids, onChanged } = needs;

  async function letterTo(
    { id, language }: Pick<Person, "id" | "language">,
    email: string,
  ): Promise<Letter | null> {
    if (!(await mayMail("address", email, id))) return null;
    const other = await people.byEmail(email);
    if (other && other.id !== id) return { to: other.email, mail: addressKnownLetter(languageOf(other)) };
    const token = newToken(ids);
    const createdAt = clock.now();
    const times = { createdAt, expiresAt: createdAt + VALID };
    const link = {
      hash: hashToken(token),
      personId: id,
      purpose: "address",
      email,
      madeBy: null,
      within: null,
    } as const;
    if (!(await store.add({ ...link, ...times }))) return null;
    return { to: email, mail: addressLetter(languageOf({ language }), `${baseUrl}/app#/address/${token}`) };
  }

  return {
    ask(person, email) {
      if (!mail) throw invalidRequest([{ pointer: "/email", ...explain("mail_off") }]);
      mail(() => letterTo(person, email));
    },

    async confirm(personId, token) {
      const outcome = await store.confirm(
        hashToken(token),
        personId,
        clock.now(),
        deedOfPerson(needs, personId),
      );
      // Somebody else has the address by now. They were there first, and proved it.
      if (typeof outcome === "string") throw linkEnded();
      onChanged();
      const { before, email } = outcome;
      if (before.email.toLowerCase() === email.toLowerCase()) return;
      mail?.(async () => ({
        to: before.email,
        mail: addressChangedLetter(languageOf(before), email),
      }));
    },
  };
}
