import type { SessionStore } from "./store/sessions.ts";
import { type Clock, DAY, HOUR, SECOND } from "../../kit/shared/clock.ts";
import { type ChangeStamp, FreshCache, nothingApart } from "../../kit/shared/fresh-cache.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { Lru } from "../../kit/shared/lru.ts";
import { hashToken, newToken } from "../../kit/shared/token.ts";
import type { SessionCookie } from "./cookie.ts";
import type { FoundSession, Ground, NewSession, Session } from "./records.ts";
import type { SessionUses } from "./uses.ts";

/** A session ends so long after its last use; with `remember` later. */
const IDLE = 12 * HOUR;
const IDLE_REMEMBERED = 30 * DAY;

/** A session ends so long after its sign-in, however much it is used. */
const LONGEST_SESSION = 90 * DAY;

const CACHED_SESSIONS = 10_000;

/** A sign-in that succeeded. */
export interface SignIn {
  readonly personId: string;
  /** The way in, such as `password`. */
  readonly method: string;
  readonly remember: boolean;
  /**
   * Whether a provider says that it asked for a second factor. One that the person has set here counts while
   * it is set, so no session remembers that it was given.
   */
  readonly secondFactor: boolean;
  /** Such as "Firefox on Linux". */
  readonly device: string;
  readonly ground: Ground;
}

/** A session that was just opened. */
export interface OpenedSession {
  readonly session: Session;
  /** The `Set-Cookie` for the browser. */
  readonly setCookie: string;
}

/** Signed-in browsers. */
export interface Sessions {
  readonly cookie: SessionCookie;
  /** Opens a session. `null` when the person is gone, or what the sign-in rests on. */
  open(signIn: SignIn): Promise<OpenedSession | null>;
  /** Whether the session of a `Cookie` header is a person's and outlasts the browser. */
  remembers(cookieHeader: string | null, personId: string): Promise<boolean>;
  /** Ends the session of a `Cookie` header, where there is one: the browser gets another. */
  endOf(cookieHeader: string | null): Promise<void>;
  /**
   * The session of a token, with the workspace that is asked for; `null` when there is none or it has ended.
   * It counts as used.
   * @param tenantId - `null` for whichever the person is in.
   */
  find(token: string, tenantId: string | null): Promise<FoundSession | null>;
  /**
   * Whether the session of a `Cookie` header was valid when it was used last on this node. No store is asked,
   * so it may be called before a request is admitted.
   */
  isKnown(cookieHeader: string | null): boolean;
  /** Empties the cache: a session, a person or a workspace changed. */
  evictAll(): void;
}

export interface SessionsNeeds {
  readonly store: Pick<SessionStore, "find" | "add" | "endOfHash">;
  readonly uses: Pick<SessionUses, "note" | "last">;
  readonly cookie: SessionCookie;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly stamp: ChangeStamp;
}

/** When a session ends if it is not used again. */
export function endOf(
  { signedInAt, remember }: Pick<Session, "signedInAt" | "remember">,
  usedAt: number,
): number {
  return Math.min(usedAt + (remember ? IDLE_REMEMBERED : IDLE), signedInAt + LONGEST_SESSION);
}

export function createSessions({ store, uses, cookie, clock, ids, stamp }: SessionsNeeds): Sessions {
  // By hash: a core dump then holds no tokens.
  const found = new FreshCache<string, FoundSession | null>(
    CACHED_SESSIONS,
    stamp,
    (key) => {
      const [hash = "", tenantId = ""] = key.split(" ");
      return store.find(hash, tenantId === "" ? null : tenantId);
    },
    nothingApart((one) => one === null || one.memberships.length === 0),
  );
  /** Sessions that were valid when they were used last. Made-up ones can't push them out. */
  const known = new Lru<string, true>(CACHED_SESSIONS);

  const isOver = (hash: string, session: Session) =>
    endOf(session, Math.max(session.usedAt, uses.last(hash))) <= clock.now();

  /** Another node may have stored a later use than the cached one. */
  async function valid(hash: string, tenantId: string | null): Promise<FoundSession | null> {
    const key = `${hash} ${tenantId ?? ""}`;
    const cached = await found.get(key);
    if (!cached || !isOver(hash, cached.session)) return cached;
    found.evict(key);
    const stored = await found.get(key);
    return stored && !isOver(hash, stored.session) ? stored : null;
  }

  function make({ personId, method, remember, secondFactor, device }: SignIn) {
    const now = clock.now();
    const token = newToken(ids);
    const lifetime = { remember, signedInAt: now };
    const session: NewSession = {
      ...{ id: ids.id("ses"), hash: hashToken(token), personId, method, device, secondFactor },
      ...{ ...lifetime, usedAt: now, endsAt: endOf(lifetime, now) },
    };
    return { session, setCookie: cookie.write(token, remember ? LONGEST_SESSION / SECOND : null) };
  }

  return {
    cookie,

    async open(signIn) {
      const { session, setCookie } = make(signIn);
      return (await store.add(session, signIn.ground)) ? { session, setCookie } : null;
    },

    async remembers(cookieHeader, personId) {
      const token = cookie.read(cookieHeader);
      const former = token === null ? null : await valid(hashToken(token), null);
      return former?.session.personId === personId && former.session.remember;
    },

    async endOf(cookieHeader) {
      const token = cookie.read(cookieHeader);
      if (token !== null && (await store.endOfHash(hashToken(token)))) found.clear();
    },

    async find(token, tenantId) {
      const hash = hashToken(token);
      const valued = await valid(hash, tenantId);
      known.delete(hash);
      if (!valued) return null;
      known.set(hash, true);
      const { session, memberships } = valued;
      const [only, ...others] = memberships;
      uses.note({
        ...{ hash, personId: session.personId, usedAt: clock.now(), endsAt: endOf(session, clock.now()) },
        tenantId: only && others.length === 0 ? only.tenant.id : null,
      });
      return valued;
    },

    isKnown(cookieHeader) {
      const token = cookie.read(cookieHeader);
      return token !== null && known.get(hashToken(token)) !== undefined;
    },

    evictAll: () => found.clear(),
  };
}
