import { personAuthor } from "../shared/author.ts";
import { operatorRequired, secondFactorMissing } from "../shared/common-faults.ts";
import { Fault } from "../shared/fault.ts";
import type { FaultCode } from "../shared/problems.ts";
import { type Role, ROLES } from "../shared/roles.ts";
import type { OperatorHolder } from "../shared/operator.ts";
import type { Holder, SignedIn, Tenant } from "../shared/tenant.ts";
import { authorizationOf } from "./authorization.ts";
import type { KeyRule } from "./gated.ts";
import { isOfAnotherPage, isOfOurPage } from "./origins.ts";
import { factsOf } from "./requests.ts";

/** A session as the gate asks for it. */
interface FoundSession {
  readonly session: { readonly id: string; readonly personId: string; readonly signedInAt: number };
  /** Whether the person has a second factor. */
  readonly secondFactor: boolean;
  /** The workspace that was asked for; without one at most two of the person's. */
  readonly memberships: readonly { readonly tenant: Tenant; readonly role: Role }[];
}

/** The services by which it is known who asks. The rooms implement them. */
export interface Access {
  readonly authenticator: {
    /** The holder of the key in an `Authorization` header. @throws Fault `invalid_key` */
    readonly holderOf: (authorization: string | null) => Promise<Holder>;
    /** Whether that key was good when it was used last on this node. Nothing is looked up. */
    readonly isKnown: (authorization: string | null) => boolean;
  };
  readonly sessions: {
    readonly cookie: { readonly read: (cookieHeader: string | null) => string | null };
    /** The session of a token, and the person's workspaces. @param tenantId - of one of them. */
    readonly find: (token: string, tenantId: string | null) => Promise<FoundSession | null>;
    /**
     * Whether the session of a `Cookie` header was good when it was used last on this node. Nothing is looked
     * up.
     */
    readonly isKnown: (cookieHeader: string | null) => boolean;
  };
  readonly apps: {
    readonly isToken: (authorization: string | null) => boolean;
    /** The holder of an app's access token. @throws Fault `invalid_key`, `second_factor_missing` */
    readonly holderOf: (authorization: string | null) => Promise<Holder>;
    /** The challenge of a refusal, for apps. */
    readonly challenge: (authorization: string | null) => string;
  };
  readonly operators: {
    /** The operator of a key or, without one, of a cookie; `null` where there is none, or it has ended. */
    readonly find: (
      authorization: string | null,
      cookieHeader: string | null,
    ) => Promise<OperatorHolder | null>;
  };
  /** The origin of the service's public address. */
  readonly origin: string;
}

/**
 * The holder of a request. This is the only place that tells a key, a session, an app's token and an operator
 * from each other.
 */
export interface Holders {
  /** Whether a request has a key or the cookie of a session, good or bad. Nothing is awaited. */
  areNamed(request: Request, rule: KeyRule): boolean;
  /** Whether it has one that was good when it was used last on this node. Nothing is awaited. */
  areKnown(request: Request, rule: KeyRule): boolean;
  /**
   * The holder of a request's key, or of its session and the workspace that it chooses. A key goes first.
   * @param isSpared - whether a member needs no second factor for this, even where the workspace demands one.
   * @returns `null` where a call may have no key, and has none and no session that names one workspace.
   * @throws Fault `invalid_key`, `session_required`, `foreign_origin`, `workspace_required`,
   * `workspace_not_found`,   `second_factor_missing`
   */
  holderOf(request: Request, rule: KeyRule, isSpared?: Spares): Promise<Holder | null>;
  /**
   * The person whose session a request has.
   * @throws Fault `invalid_key`, `session_required`, `foreign_origin`
   */
  signedIn(request: Request): Promise<SignedIn>;
  /**
   * The same; `null` where there is neither a key nor a session that is good.
   * @throws Fault `invalid_key`, `foreign_origin`
   */
  signedInIfAny(request: Request): Promise<SignedIn | null>;
  /** The operator who asks. @throws Fault `operator_required`, `foreign_origin` */
  operator(request: Request): Promise<OperatorHolder>;
  /** Refuses a request that a browser says to be of another page. @throws Fault `foreign_origin` */
  refuseForeign(request: Request): void;
}

type Spares = (holder: Holder) => boolean;

const TENANT_ID = /^ten_[0-9a-z]{26}$/;

/**
 * @param countMiss - counts a request that names a workspace in which its person is not. @throws RateLimited
 */
export function createHolders(
  { authenticator, sessions, apps, operators, origin }: Access,
  countMiss: (request: Request) => void | Promise<void>,
): Holders {
  /**
   * The holder of a key. An app's token is good where the rule says so, and in what is asked for within the
   * answer to such a call.
   * @throws Fault `invalid_key`, `second_factor_missing`
   */
  async function bearerOf(request: Request, authorization: string | null, rule: KeyRule): Promise<Holder> {
    if (!rule.apps && !apps.isToken(authorization)) return authenticator.holderOf(authorization);
    if (!rule.apps) {
      const { lent } = factsOf(request);
      if (lent && !rule.keyOnly) return lent;
      throw new Fault(
        "invalid_key",
        "This is the token of an app that a person has connected. It is good at /mcp alone: other calls take an API key.",
      );
    }
    try {
      return await (apps.isToken(authorization) ? apps : authenticator).holderOf(authorization);
    } catch (error) {
      if (!(error instanceof Fault) || error.code !== "invalid_key") throw error;
      const headers = { "www-authenticate": apps.challenge(authorization) };
      throw new Fault(error.code, error.message, { errors: error.errors, headers });
    }
  }

  /** A domain of a workspace is none of our pages, so no session is accepted there. */
  function tokenOf(request: Request): string | null {
    return factsOf(request).domain === null ? sessions.cookie.read(request.headers.get("cookie")) : null;
  }

  /** The token of a request that may have a session in place of a key. */
  const tokenBy = (request: Request, { scopes, keyOnly }: KeyRule) =>
    scopes && !keyOnly ? tokenOf(request) : null;

  /**
   * Finds a session, and refuses what another page asks for.
   * @throws Fault `session_required`, `foreign_origin`
   */
  async function find(
    request: Request,
    token: string | null,
    tenantId: string | null,
  ): Promise<FoundSession> {
    const found = token === null ? null : await sessions.find(token, tenantId);
    if (!found) throw sessionRequired("Sign in: this browser has no session, or it has ended.");
    if (!isSafe(request) && !isOfOurPage(request.headers, origin)) throw foreignOrigin();
    return found;
  }

  async function memberOf(request: Request, token: string, isSpared?: Spares): Promise<Holder> {
    const named = workspaceIn(request);
    // A text that is no id is nobody's workspace. It must not fill the cache.
    const isId = named === null || TENANT_ID.test(named);
    const { session, secondFactor, memberships } = await find(request, token, isId ? named : null);
    const [membership, ...others] = isId ? memberships : [];
    if (!membership && named !== null) await countMiss(request);
    if (!membership)
      throw new Fault(
        "workspace_not_found",
        "You are in no such workspace, or the operator has suspended it.",
      );
    if (others.length > 0)
      throw new Fault(
        "workspace_required",
        "You are in several workspaces. Name one: `X-Workspace: ten_…`; GET /app/api/session lists them.",
      );
    const { tenant, role } = membership;
    const member = { ...signedInOf(session), role };
    const holder = { tenant, scopes: ROLES[role], author: personAuthor(session.personId), key: null, member };
    if (tenant.requireSecondFactor && !secondFactor && !isSpared?.(holder)) throw secondFactorMissing();
    return holder;
  }

  async function signedIn(request: Request): Promise<SignedIn> {
    const authorization = authorizationOf(request, false);
    if (authorization !== null) {
      await bearerOf(request, authorization, {});
      throw sessionRequired("This takes a person who is signed in, and no key.");
    }
    return signedInOf((await find(request, tokenOf(request), null)).session);
  }

  return {
    areNamed: (request, rule) =>
      authorizationOf(request, rule.key === "header or query") !== null || tokenBy(request, rule) !== null,

    areKnown(request, rule) {
      const authorization = authorizationOf(request, rule.key === "header or query");
      if (authorization !== null) return authenticator.isKnown(authorization);
      return tokenBy(request, rule) !== null && sessions.isKnown(request.headers.get("cookie"));
    },

    async holderOf(request, rule, isSpared) {
      const authorization = authorizationOf(request, rule.key === "header or query");
      const token = authorization === null ? tokenBy(request, rule) : null;
      if (token === null) return bearerOf(request, authorization, rule);
      if (!rule.withoutKey) return memberOf(request, token, isSpared);
      try {
        return await memberOf(request, token);
      } catch (error) {
        // A call that needs nobody is not refused because of a cookie that is old or says too little.
        const dispensable = workspaceIn(request) === null ? WITHOUT_WORKSPACE : WITHOUT_SESSION;
        if (error instanceof Fault && dispensable.includes(error.code)) return null;
        throw error;
      }
    },

    signedIn,

    async signedInIfAny(request) {
      if (authorizationOf(request, false) === null && tokenOf(request) === null) return null;
      try {
        return await signedIn(request);
      } catch (error) {
        if (error instanceof Fault && error.code === "session_required") return null;
        throw error;
      }
    },

    async operator(request) {
      const authorization = authorizationOf(request, false);
      const isOurs = factsOf(request).domain === null;
      const cookies = isOurs ? request.headers.get("cookie") : null;
      const found = await operators.find(isOurs ? authorization : null, cookies);
      if (!found) throw operatorRequired();
      if (found.kind === "person" && !isSafe(request) && !isOfOurPage(request.headers, origin))
        throw foreignOrigin();
      return found;
    },

    refuseForeign(request) {
      if (isOfAnotherPage(request.headers, origin)) throw foreignOrigin();
    },
  };
}

const WITHOUT_SESSION: readonly FaultCode[] = ["session_required"];
const WITHOUT_WORKSPACE: readonly FaultCode[] = [
  ...WITHOUT_SESSION,
  "workspace_required",
  "workspace_not_found",
];

function signedInOf({ id, personId, signedInAt }: FoundSession["session"]): SignedIn {
  return { sessionId: id, personId, signedInAt };
}

function sessionRequired(detail: string): Fault {
  return new Fault("session_required", detail);
}

function foreignOrigin(): Fault {
  return new Fault(
    "foreign_origin",
    "A page of another origin asks this. Only pages of this service, at its public address, may.",
  );
}

/** Methods that change nothing (RFC 9110, 9.2.1). Others are not answered by any route. */
function isSafe({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

/** The workspace that a request names; `null` where it names none. */
function workspaceIn({ method, headers, url }: Request): string | null {
  const named = headers.get("x-workspace");
  if (named !== null || method !== "GET" || !url.includes("workspace=")) return named;
  return new URL(url).searchParams.get("workspace");
}
