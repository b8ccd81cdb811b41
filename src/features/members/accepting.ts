import type { Clock } from "../../kit/shared/clock.ts";
import { invalidRequest } from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Passwords } from "../passwords/passwords.ts";
import type { Sessions } from "../people/sessions.ts";
import type { PeopleStore } from "../people/store/people.ts";
import type { TenantStore } from "../tenants/store/tenants.ts";
import { type Invitations, type Joined, linkEnded } from "./invitations.ts";
import type { Accepted, AcceptInput } from "./model.ts";

/** The browser that accepts. */
export interface Browser {
  /** The network address that asks, as limits count it. */
  readonly address: string;
  readonly agent: string | null;
}

/** How invitations are accepted: by persons who are there, and by new ones. */
export interface Accepting {
  /** Has a person who is signed in accept. @throws Fault as `Invitations.accept` */
  accept(token: string, personId: string): Promise<Accepted>;
  /**
   * Makes a person who accepts, and opens a session. A person whom the address belongs to already signs in
   * first; that takes one hashing, too.
   * @throws Fault as `Invitations.accept`, `passwords_off`, `invalid_request`, `session_required`, `busy`
   */
  acceptAsNew(
    token: string,
    input: AcceptInput,
    browser: Browser,
  ): Promise<{ readonly accepted: Accepted; readonly setCookie: string }>;
}

export function createAccepting(needs: {
  invitations: Invitations;
  people: Pick<PeopleStore, "byId" | "byEmail">;
  tenants: Pick<TenantStore, "byId">;
  passwords: Passwords;
  sessions: Pick<Sessions, "open">;
  deviceOf: (agent: string | null) => string;
  clock: Clock;
  ids: Ids;
}): Accepting {
  const { invitations, people, tenants, passwords, sessions, deviceOf, clock, ids } = needs;

  async function accepted({ tenantId }: Joined): Promise<Accepted> {
    const tenant = await tenants.byId(tenantId);
    if (!tenant) throw linkEnded();
    return { workspace: { id: tenant.id, name: tenant.name } };
  }

  return {
    async accept(token, personId) {
      const person = await people.byId(personId);
      if (!person) throw signInFirst();
      return accepted(await invitations.accept(token, person));
    },

    async acceptAsNew(token, { name, password }, { address, agent }) {
      const { email } = await invitations.open(token);
      if (!passwords.areOn)
        throw new Fault(
          "passwords_off",
          "Nobody has a password here: sign in as GET /app/api/oidc says, and open the link again.",
        );
      if (password === undefined) throw invalidRequest([{ pointer: "/password", ...explain("required") }]);
      const known = await people.byEmail(email);
      if (known) {
        // The password is not looked at: a link is no place to guess one.
        await passwords.verify(password, null, address);
        throw signInFirst();
      }
      const shown = name?.trim() ?? "";
      if (shown === "") throw invalidRequest([{ pointer: "/name", ...explain("required") }]);
      await passwords.check(password, email, "/password");
      const passwordHash = await passwords.hash(password, address);
      const id = ids.id("per");
      const fresh = { id, name: shown, language: null, passwordHash, createdAt: clock.now() };
      const joined = await invitations.acceptAsNew(token, { ...fresh, secondFactor: false });
      if (!joined) throw signInFirst();
      const opened = await sessions.open({
        ...{ personId: id, method: "password", remember: false, secondFactor: false },
        ...{ device: deviceOf(agent), ground: { passwordHash } },
      });
      if (!opened) throw linkEnded();
      return { accepted: await accepted(joined), setCookie: opened.setCookie };
    },
  };
}

function signInFirst(): Fault {
  return new Fault("session_required", "You have an account here: sign in, and open the link again.");
}
