import { admission } from "../../app/admission-feature.ts";
import { feature } from "../../app/feature.ts";
import { audit } from "../audit/feature.ts";
import { findPeople } from "../audit/people.ts";
import { secondFactorRequired } from "../factors/entry.ts";
import { secondFactors } from "../factors/entry-feature.ts";
import { createPasswordCheck } from "../factors/password-check.ts";
import { addresses } from "../members/feature.ts";
import { operatorAccess } from "../operators/scan-feature.ts";
import { passwords } from "../passwords/feature.ts";
import { createAccounts, signInFailed } from "./accounts.ts";
import { personRoutes } from "./http/person-routes.ts";
import { sessionRoutes } from "./http/session-routes.ts";
import { createTries, TRY_RATES } from "./http/tries.ts";
import { createOwners } from "./owners.ts";
import { signedIn } from "./scan-feature.ts";
import type { SignIn } from "./sessions.ts";

/** People: signing in by password, sessions, and the own record. */
export const people = feature({
  name: "people",
  async service({ context: { stores, plans, settings, clock, ids }, emit, use }) {
    const [hashed, { entry }] = [await use(passwords), await use(secondFactors)];
    const [{ sessions, uses, deviceOf }, gate] = [await use(signedIn), await use(admission)];
    const access = await use(operatorAccess);
    const { signIn: rate } = settings.limits;
    const limiter = (name: keyof typeof TRY_RATES) =>
      gate.limiter(`sign-in-${name}`, rate === null ? null : TRY_RATES[name]);
    const [account, all, fresh, own] = [limiter("account"), limiter("all"), limiter("fresh"), limiter("own")];
    const accounts = createAccounts({
      people: stores.people,
      memberships: stores.memberships,
      store: stores.sessions,
      uses,
      passwords: hashed,
      checkPassword: createPasswordCheck(stores.people, hashed),
      plans,
      async enter(signIn) {
        const entered = await entry.enter(signIn);
        if (!entered) throw signInFailed();
        if (entered.kind === "session") return entered.opened;
        throw secondFactorRequired(entered);
      },
      factorsOf: stores.factors.of,
      links: stores.links,
      findPeople: findPeople(stores.audit),
      isOperator: async (personId) => (await access.operator(personId)) !== null,
      askForAddress: (await use(addresses)).ask,
      onRefused: (await use(audit)).refused,
      clock,
      ids,
      onChanged: () => emit("keys.changed", null),
    });
    return {
      accounts,
      sessions,
      deviceOf,
      owners: createOwners({ people: stores.people, passwords: hashed, clock, ids }),
      tries: createTries({ account, all, fresh, own }),
      /**
       * Signs in whom nothing else waits for: a second factor may still have to be given.
       * @returns the `Set-Cookie`; `null` when what the sign-in rests on has ended.
       */
      async enterQuietly(signIn: SignIn): Promise<string | null> {
        const entered = await entry.enter(signIn);
        return entered?.kind === "session" ? entered.opened.setCookie : (entered?.setCookie ?? null);
      },
    };
  },
  routes: ({ context: { settings }, gate, service: { accounts, sessions, deviceOf, tries } }) => [
    sessionRoutes({
      ...{ gate, accounts, sessions, deviceOf, tries },
      signInLimit: gate.limiter("sign-in", settings.limits.signIn),
    }),
    personRoutes({ gate, accounts, sessions, tries }),
  ],
});
