import { type Clock, MINUTE } from "../../kit/shared/clock.ts";
import { deedOfPerson } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { type GivenRole, isBelow, type RoleRule } from "../../kit/shared/roles.ts";
import type { SignedIn, Tenant } from "../../kit/shared/tenant.ts";
import type { Entry } from "../factors/entry.ts";
import { type AttemptOrder, type Attempts, begunAt, type StoredAttempt } from "./attempts.ts";
import type { Proof } from "./claims.ts";
import { METHOD } from "./constants.ts";
import { type Provider, signInExpired } from "./provider.ts";
import type { Grant, LinkedIdentity } from "./records.ts";
import type { IdentityStore } from "./store.ts";

/** How a browser goes on: to an address, with cookies. */
export interface Onward {
  readonly location: string;
  readonly setCookies: readonly string[];
}

/** Sign-ins at a provider. */
export interface ProviderSignIns {
  /** The provider's name, on buttons and pages. */
  readonly name: string;
  /** Begins a sign-in, or a link for a person who is signed in. @throws Fault `provider_unavailable` */
  begin(order: AttemptOrder): Promise<Onward>;
  /**
   * Ends it, when the provider has sent the browser back.
   * @param browser.device - such as "Firefox on Linux".
   * @param browser.signedIn - who is signed in; `null` for nobody.
   * @throws Fault `sign_in_expired`, `sign_in_denied`, `identity_unknown`, `identity_taken`,
   * `provider_unavailable`
   */
  finish(query: string, browser: Browser): Promise<Onward>;
  /** The address at which the browser signs out at the provider. @throws Fault `provider_unavailable` */
  signOutAddress(): Promise<string>;
  /**
   * Ends sessions, as a token of the provider says.
   * @throws Fault `invalid_request`, `provider_unavailable`
   */
  signOut(token: string): Promise<void>;
  /** The providers that a person is linked with. */
  linkedWith(personId: string): Promise<readonly LinkedIdentity[]>;
  /** Ends the links of a person. */
  unlink(personId: string): Promise<void>;
}

export interface Browser {
  readonly cookieHeader: string | null;
  readonly device: string;
  readonly signedIn: Pick<SignedIn, "personId" | "sessionId"> | null;
}

/** Characters of a person's name. */
const LONGEST_NAME = 100;

/**
 * How long the state of an attempt is remembered once it came back, and a sign-out at the provider: longer
 * than the cookie of an attempt lives.
 */
const MEMORY = 20 * MINUTE;

/**
 * @param needs.rules - which claim values give which roles.
 * @param needs.mostMembers - that the plan of a workspace allows; `null` is no limit.
 * @param needs.enter - opens sessions, or asks for a second factor.
 * @param needs.remembers - whether the session that a browser has is a person's, and outlasts the browser.
 * @param needs.endSession - ends the session that a browser has.
 * @param needs.console - the address of the console.
 */
export function createProviderSignIns(needs: {
  provider: Provider;
  attempts: Attempts;
  store: IdentityStore;
  rules: readonly RoleRule[];
  mostMembers: (tenant: Tenant) => number | null;
  mayCreate: boolean;
  enter: Entry["enter"];
  remembers: (cookieHeader: string | null, personId: string) => Promise<boolean>;
  endSession: (cookieHeader: string | null) => Promise<void>;
  console: string;
  onChanged: () => void;
  /** Called when the plan of a workspace had no place for somebody whom the provider gives a role there. */
  onFull: (tenantId: string) => void;
  clock: Clock;
  ids: Ids;
}): ProviderSignIns {
  const { provider, attempts, store, rules, mayCreate, enter, clock, ids } = needs;

  /** The person of a proof. @throws Fault `identity_unknown` */
  async function personOf(proof: Proof) {
    const { issuer, subject } = proof;
    const email = proof.isEmailVerified ? proof.email : null;
    const at = clock.now();
    const newcomer = mayCreate && email !== null ? newPerson(email, proof.name, at) : null;
    const grants = grantsOf(rules, proof.groups);
    const entries = { link: ids.id("aud"), role: ids.id("aud") };
    const known = await store.signIn(
      { issuer, subject, email, newcomer, grants, at, entries },
      needs.mostMembers,
    );
    if (!known)
      throw new Fault("identity_unknown", "Nobody here is linked with this account of the provider.");
    // Roles may have changed, of sessions that are open elsewhere as well.
    if (grants.length > 0) needs.onChanged();
    for (const tenantId of known.full) needs.onFull(tenantId);
    return known.person;
  }

  function newPerson(email: string, name: string | null, createdAt: number) {
    return {
      ...{ id: ids.id("per"), email, name: nameOf(name, email), language: null, passwordHash: null },
      // Only a link that was mailed from here confirms an address.
      ...{ confirmedAt: null, createdAt, secondFactor: false },
    };
  }

  /**
   * Whether the provider has told of a sign-out of a session, or of its person, since a sign-in was begun. It
   * may come while the browser is on its way back.
   */
  async function isSignedOut(proof: Proof, attempt: StoredAttempt): Promise<boolean> {
    const ended = await Promise.all([
      proof.session === null ? null : store.rememberedUntil(sessionHash(proof.issuer, proof.session)),
      store.rememberedUntil(personHash(proof.issuer, proof.subject)),
    ]);
    return ended.some((until) => until !== null && begunAt(attempt) < until - MEMORY);
  }

  async function signIn(proof: Proof, attempt: StoredAttempt, browser: Browser): Promise<Onward> {
    const { remember, to } = attempt;
    const person = await personOf(proof);
    const stays = remember || (await needs.remembers(browser.cookieHeader, person.id));
    const entered = await enter({
      ...{ personId: person.id, method: METHOD, remember: stays, device: browser.device },
      ...{ secondFactor: proof.hasSecondFactor, ground: { identity: proof } },
    });
    if (!entered) throw signInExpired();
    if (entered.kind === "second factor") {
      if (await isSignedOut(proof, attempt)) throw signInExpired();
      const methods = entered.methods.join("+");
      return { location: `${needs.console}#/second/${methods}`, setCookies: [entered.setCookie] };
    }
    // A browser has one session: the one before could be somebody else's.
    await needs.endSession(browser.cookieHeader);
    const { session, setCookie } = entered.opened;
    if (proof.session !== null) await store.nameSession(session.id, proof.issuer, proof.session);
    // Asked once the session can be found by its name: of the two one sees the other.
    if (await isSignedOut(proof, attempt)) {
      const { issuer, subject, session: name } = proof;
      await store.signOut(issuer, name === null ? subject : null, name, clock.now());
      throw signInExpired();
    }
    return { location: `${needs.console}#/${to}`, setCookies: [setCookie] };
  }

  async function link(proof: Proof, { personId, sessionId }: NonNullable<Browser["signedIn"]>, to: string) {
    const deed = deedOfPerson(needs, personId);
    const outcome = await store.link(proof, personId, clock.now(), deed, sessionId);
    if (outcome === "unknown") throw signInExpired();
    if (outcome === "taken")
      throw new Fault("identity_taken", "This account of the provider is linked with another person here.");
    return { location: `${needs.console}#/${to}`, setCookies: [] };
  }

  return {
    name: provider.name,

    async begin(order) {
      const { attempt, setCookie } = await attempts.begin(order);
      return { location: (await provider.begin(attempt)).href, setCookies: [setCookie] };
    },

    async finish(query, browser) {
      const attempt = await attempts.read(browser.cookieHeader);
      if (!attempt || new URLSearchParams(query).get("state") !== attempt.state) throw signInExpired();
      const { personId, to } = attempt;
      const { signedIn } = browser;
      // Somebody else may have signed in on this browser since.
      if (personId !== null && personId !== signedIn?.personId) throw signInExpired();
      const now = clock.now();
      if (!(await store.takeOnce(hashOf("state", attempt.state), now + MEMORY, now))) throw signInExpired();
      const proof = await provider.finish(query, attempt);
      const { location, setCookies } =
        personId !== null && signedIn
          ? await link(proof, signedIn, to)
          : await signIn(proof, attempt, browser);
      return { location, setCookies: [attempts.clear(), ...setCookies] };
    },

    signOutAddress: async () => (await provider.signOutAddress())?.href ?? needs.console,

    async signOut(token) {
      const { issuer, subject, session, id, until } = await provider.readLogout(token);
      const [hash, now] = [hashOf("logout", id), clock.now()];
      // A token that comes again has done its work.
      if ((await store.rememberedUntil(hash)) !== null) return;
      if (session !== null) await store.remember(sessionHash(issuer, session), now + MEMORY);
      else if (subject !== null) await store.remember(personHash(issuer, subject), now + MEMORY);
      const { sessions, apps } = await store.signOut(issuer, subject, session, now);
      if (sessions + apps > 0) needs.onChanged();
      // Last: where something failed before, the provider sends it again.
      await store.takeOnce(hash, until, now);
    },

    linkedWith: (personId) => store.ofPerson(personId),
    unlink: async (personId) => void (await store.unlink(personId, deedOfPerson(needs, personId))),
  };
}

/**
 * The roles that values of a claim give, in all workspaces of which the rules speak. No role of a workspace
 * is lost while the provider does not tell.
 */
export function grantsOf(rules: readonly RoleRule[], groups: ReadonlySet<string> | null): Grant[] {
  if (groups === null) return [];
  const roles = new Map<string, GivenRole | null>();
  for (const { value, tenantId, role } of rules) {
    const known = roles.get(tenantId) ?? null;
    const isHigher = groups.has(value) && (known === null || isBelow(known, role));
    roles.set(tenantId, isHigher ? role : known);
  }
  return [...roles]
    .map(([tenantId, role]) => ({ tenantId, role }))
    .toSorted((a, b) => (a.tenantId < b.tenantId ? -1 : 1));
}

/**
 * A name as the provider tells it, without what nobody sees; otherwise what stands before the address's sign.
 */
function nameOf(told: string | null, email: string): string {
  const clean = (told ?? "").replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ").trim();
  const name = clean === "" ? email.slice(0, email.lastIndexOf("@")) : clean;
  return name.slice(0, LONGEST_NAME).toWellFormed();
}

/** By which a sign-out of a session of the provider is remembered. */
function sessionHash(issuer: string, name: string): string {
  return hashOf("session ended", `${issuer} ${name}`);
}

/** The same of all sessions of a person. */
function personHash(issuer: string, subject: string): string {
  return hashOf("person ended", `${issuer} ${subject}`);
}

function hashOf(kind: string, name: string): string {
  return new Bun.CryptoHasher("sha256").update(`${kind} ${name}`).digest("hex");
}
