import type { Context } from "elysia";
import type { Plans } from "../plans/plans.ts";
import type { Clock } from "../shared/clock.ts";
import { Fault } from "../shared/fault.ts";
import type { Rate } from "../shared/rate.ts";
import type { Authenticator } from "../tenants/authenticate.ts";
import type { Tenant } from "../tenants/model.ts";
import { type BodyRule, parseJson, readBody, withoutNulls } from "./body.ts";
import { isForm, parseForm } from "./forms.ts";
import { createLimiter, type Limiter, limitKey, RateLimited, type Verdict } from "./limits.ts";
import { factsOf } from "./requests.ts";
import { createSharedLimiter, type SharedLimits } from "./shared-limits.ts";

/** Grants a route may ask for, and what is answered without them. */
const FEATURES = {
  dynamicCode: ["dynamic_code_not_enabled", "Your plan does not include tracked codes."],
  analytics: ["analytics_not_enabled", "Your plan does not include analytics."],
} as const;

/** What a request must pass before its handler sees it. */
export interface Admission {
  /** Counted per client address. */
  readonly limit?: Limiter;
  /** Whether it needs a tenant's key, which gives the tenant to `tenantOf(request)`; `api_key` is its name in a query. */
  readonly key?: "required" | "header or query";
  readonly body?: BodyRule;
  readonly feature?: keyof typeof FEATURES;
  /** Whether anybody may come in at all. @throws Fault when not. */
  readonly door?: () => void;
  /** Whether the tenant may touch what the path names. @throws Fault when it may not. */
  readonly owner?: (tenant: Tenant, params: Readonly<Record<string, string>>) => Promise<void>;
  /** What else must hold of the path before the body is looked at. @throws Fault when it does not. */
  readonly precondition?: (params: Readonly<Record<string, string>>) => Promise<void>;
  /** `null` counts as absent. */
  readonly nullsAbsent?: true;
}

type Passing = Pick<Context, "request" | "body"> & { params: Readonly<Record<string, string>> };

/** Builds the hooks that put a route behind its admission. */
export interface Gate {
  /** For routes without a body. */
  reads(admission: Admission): { transform: (context: Passing) => Promise<void> };
  /** For routes with one: their parser. Elysia would read and check a body before any hook of ours. */
  writes(admission: Admission & { body: BodyRule }): { parse: (context: Passing) => Promise<unknown> };
  /** For routes that a form may call too: they say a refusal themselves, to a person as a page. */
  attempts(admission: Admission & { body: BodyRule }): { parse: (context: Passing) => Promise<Attempt> };
  /** For routes that read their body's bytes themselves, from the request's facts. */
  receives(admission: Admission & { body: BodyRule }): { parse: (context: Passing) => Promise<unknown> };
  limiter(name: string, rate: Rate): Limiter;
}

/** A body that got past the gate, a form's fields or JSON; or why it did not. */
export class Attempt {
  readonly #outcome: { readonly body: Record<string, unknown> } | { readonly refusal: unknown };

  constructor(outcome: { readonly body: Record<string, unknown> } | { readonly refusal: unknown }) {
    this.#outcome = outcome;
  }

  /** @throws why it did not get past the gate. */
  get body(): Record<string, unknown> {
    if ("body" in this.#outcome) return this.#outcome.body;
    throw this.#outcome.refusal;
  }
}

/**
 * The order of checks is the contract's: after 404 and 405 come the address limit, 401, 413 and 415, 403, ownership,
 * and only then is the body parsed (400).
 */
export function createGate(needs: {
  authenticator: Authenticator;
  plans: Plans;
  clock: Clock;
  /** What counts the calls of all nodes; `null` where there is one, or each counts alone. */
  shared: SharedLimits | null;
}): Gate {
  const { authenticator, plans, clock, shared } = needs;

  async function pass({ request, params }: Passing, admission: Admission): Promise<void> {
    const facts = factsOf(request);
    if (admission.limit) {
      const verdict = await admission.limit.take(limitKey(facts.address));
      facts.quota = { limiter: admission.limit, verdict };
      if (!verdict.allowed) throw new RateLimited(admission.limit, verdict);
    }
    if (admission.key) {
      const inQuery = admission.key === "header or query" ? keyInQuery(request.url) : null;
      facts.tenant = await authenticator.tenantOf(request.headers.get("authorization") ?? inQuery);
    }
    if (admission.body) await readBody(request, admission.body);
    admission.door?.();
    await admission.precondition?.(params);
    const { tenant } = facts;
    if (!tenant) return;
    if (admission.feature && !plans.grants(tenant, clock.now())[admission.feature]) {
      const [code, detail] = FEATURES[admission.feature];
      throw new Fault(code, detail);
    }
    await admission.owner?.(tenant, params);
  }

  return {
    limiter(name, rate) {
      const own = createLimiter(name, rate, clock);
      return shared ? createSharedLimiter(own, shared) : own;
    },
    reads: (admission) => ({ transform: (context) => pass(context, admission) }),
    receives: (admission) => ({
      async parse(context) {
        await pass(context, admission);
        return {};
      },
    }),
    writes: (admission) => ({
      // Elysia reads a hook's source, and misreads a method's once it is minified.
      parse: async (context) => {
        await pass(context, admission);
        const body = parseJson(context.request);
        return admission.nullsAbsent ? withoutNulls(body) : body;
      },
    }),
    attempts: (admission) => ({
      async parse(context) {
        try {
          await pass(context, admission);
          if (isForm(context.request)) return new Attempt({ body: await parseForm(context.request) });
          const body = parseJson(context.request);
          return new Attempt({ body: admission.nullsAbsent ? withoutNulls(body) : body });
        } catch (refusal) {
          return new Attempt({ refusal });
        }
      },
    }),
  };
}

/** What `attempts` gave as a route's body. @throws why it did not get past the gate. */
export function attemptedBody(body: unknown): Record<string, unknown> {
  if (body instanceof Attempt) return body.body;
  throw new Error("The route's body is not read by the gate");
}

/** A key in a query, as it would stand in the header; `null` without one. */
function keyInQuery(url: string): string | null {
  const key = new URLSearchParams(url.slice(url.indexOf("?") + 1)).get("api_key");
  return key === null ? null : `Bearer ${key}`;
}

/**
 * Takes a call from a limit.
 * @returns a promise only where other nodes are asked.
 * @throws RateLimited when the limit is used up; or the promise rejects with it.
 */
export function takeFrom(limiter: Limiter, key: string): void | Promise<void> {
  const check = (verdict: Verdict) => {
    if (!verdict.allowed) throw new RateLimited(limiter, verdict);
  };
  const verdict = limiter.take(key);
  return verdict instanceof Promise ? verdict.then(check) : check(verdict);
}
