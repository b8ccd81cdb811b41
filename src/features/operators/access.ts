import { type Clock, utcDay } from "../../kit/shared/clock.ts";
import { deedOfOperator } from "../../kit/shared/deed.ts";
import { bearerToken } from "../../kit/shared/headers.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import type { OperatorHolder } from "../../kit/shared/operator.ts";
import { hashToken, newToken } from "../../kit/shared/token.ts";
import type { SessionCookie } from "../people/cookie.ts";
import { IDLE } from "./constants.ts";
import type { Candidate } from "./records.ts";
import type { OperatorStore } from "./store/access.ts";

const KEY = /^qzo_[\w-]{43}$/;

/** The operators. Nothing is kept in memory: a right that is lost is lost with the next request. */
export interface OperatorAccess {
  readonly cookie: SessionCookie;
  /** The operator of a key or, without one, of a cookie. It counts as used. `null` where there is none. */
  find(authorization: string | null, cookieHeader: string | null): Promise<OperatorHolder | null>;
  /** A person, where it is an operator; `null` for all others. */
  operator(personId: string): Promise<Candidate | null>;
  /** Whether a person is one, who was looked up before. */
  isOperator(person: Pick<Candidate, "email" | "confirmedAt" | "isNamed">): boolean;
  /** Opens a session beside a sign-in. `null` when that has ended. @returns the `Set-Cookie`. */
  open(person: Candidate, sessionId: string): Promise<OpenedOperator | null>;
  /** Ends the session of a cookie, where there is one. */
  end(cookieHeader: string | null): Promise<void>;
}

export interface OpenedOperator {
  readonly setCookie: string;
  readonly holder: OperatorHolder;
}

/** A new key, and what is stored of it. */
export function newOperatorKey(ids: Ids): { readonly key: string; readonly hash: string } {
  const key = `qzo_${newToken(ids)}`;
  return { key, hash: hashToken(key) };
}

/** @param needs.addresses - of QZ_OPERATORS, in lower case. They count where they were confirmed. */
export function createOperatorAccess(needs: {
  store: Pick<OperatorStore, "find" | "candidate" | "add" | "use" | "end" | "key" | "useKey">;
  addresses: readonly string[];
  cookie: SessionCookie;
  clock: Clock;
  ids: Ids;
}): OperatorAccess {
  const { store, addresses, cookie, clock, ids } = needs;

  const isOperator: OperatorAccess["isOperator"] = ({ email, confirmedAt, isNamed }) =>
    isNamed || (confirmedAt !== null && addresses.includes(email.toLowerCase()));

  async function byKey(key: string): Promise<OperatorHolder | null> {
    if (!KEY.test(key)) return null;
    const hash = hashToken(key);
    const found = await store.key(hash);
    if (!found) return null;
    const { id, name, lastUsedOn } = found;
    const day = utcDay(clock.now());
    if (lastUsedOn !== day) await store.useKey(hash, day);
    return { kind: "key", id, name, email: null, endsAt: null };
  }

  async function byCookie(cookieHeader: string | null): Promise<OperatorHolder | null> {
    const token = cookie.read(cookieHeader);
    if (token === null) return null;
    const hash = hashToken(token);
    const now = clock.now();
    const found = await store.find(hash, now);
    if (!found || found.usedAt + IDLE <= now || !isOperator(found)) return null;
    await store.use(hash, now);
    return holderOf(found, now);
  }

  return {
    cookie,
    isOperator,

    find(authorization, cookieHeader) {
      return authorization === null ? byCookie(cookieHeader) : byKey(bearerToken(authorization) ?? "");
    },

    async operator(personId) {
      const person = await store.candidate(personId);
      return person && isOperator(person) ? person : null;
    },

    async open(person, sessionId) {
      const token = newToken(ids);
      const usedAt = clock.now();
      const session = { hash: hashToken(token), personId: person.id, sessionId, usedAt };
      const holder = holderOf(person, usedAt);
      if (!(await store.add(session, deedOfOperator({ clock, ids, by: holder })))) return null;
      return { setCookie: cookie.write(token, null), holder };
    },

    async end(cookieHeader) {
      const token = cookie.read(cookieHeader);
      if (token !== null) await store.end(hashToken(token));
    },
  };
}

function holderOf(
  { id, name, email }: Candidate | Omit<Candidate, "isNamed">,
  usedAt: number,
): OperatorHolder {
  return { kind: "person", id, name, email, endsAt: usedAt + IDLE };
}
