import type { Context } from "elysia";
import type { Clock } from "../shared/clock.ts";
import { emailUnconfirmed, scopeMissing } from "../shared/common-faults.ts";
import { Fault } from "../shared/fault.ts";
import { type DiskFloor, diskLow } from "../shared/disk-floor.ts";
import { missingScopes } from "../shared/scopes.ts";
import type { Rate } from "../shared/rate.ts";
import type { Holder, SignedIn, Tenant } from "../shared/tenant.ts";
import type { BodyBudget } from "./body-budget.ts";
import { createBodyReader, createPieceReader } from "./body-reader.ts";
import { createBodySpool } from "./body-spool.ts";
import {
  type BodyIntake,
  type BodyRule,
  checkEach,
  parseJson,
  parseJsonList,
  readBody,
  withoutNulls,
} from "./body.ts";
import { isForm, parseForm } from "./forms.ts";
import { Gated, type KeyRule } from "./gated.ts";
import { count, look, uncount } from "./charge.ts";
import { type Access, createHolders } from "./holders.ts";
import { createLimiter, type Limiter, limitKey, takeFrom } from "./limits.ts";
import type { Loop } from "./loop.ts";
import { factsOf } from "./requests.ts";
import { Submission } from "./submission.ts";
import { type Feature, requireFeature, type Rights } from "./rights.ts";
import { createSharedLimiter, type SharedLimits } from "./shared-limits.ts";
import type { Shedder } from "./shedding.ts";

/**
 * The checks that a request must pass before its handler sees it. A key or a session gives the holder to
 * `holderOf(request)`, `session: true` the person to `signedInOf(request)`, and `operator: true` the operator
 * to `operatorOf(request)`. Calls with a holder or a person are counted by it. Calls of the catalog, which
 * may have the key in the query, are not.
 */
export type Admission = KeyRule & Checks;

interface Checks {
  /** Counted per client address. */
  readonly limit?: Limiter;
  /** Whether it is refused to pages of other origins, also without a cookie: it makes one. */
  readonly fromOurPages?: true;
  readonly body?: BodyRule;
  /**
   * Whether a call of POST, PUT or PATCH may make the stored data grow, so that it is refused while the disk is nearly full. By
   * default it may where its key must grant a scope to write.
   */
  readonly grows?: boolean;
  readonly feature?: Feature;
  /** Whether a holder needs no scope for what the path names, and a member no second factor. */
  readonly spares?: (holder: Holder, params: Readonly<Record<string, string>>) => boolean;
  /** Whether the endpoint is open at all. @throws Fault when it is not. */
  readonly checkOpen?: () => void;
  /** Whether the tenant may touch what the path names. @throws Fault when it may not. */
  readonly owner?: (
    tenant: Tenant,
    params: Readonly<Record<string, string>>,
    request: Request,
  ) => Promise<void>;
  /** A further condition on the path, checked before the body is parsed. @throws Fault when it is not met. */
  readonly precondition?: (params: Readonly<Record<string, string>>, request: Request) => Promise<void>;
}

type Passing = Pick<Context, "request" | "body"> & { params: Record<string, string> };

/** Builds the Elysia hooks that put a route behind its admission. `operation` takes them. */
export interface Gate {
  /** For routes without a body. */
  reads(admission: Admission): Gated<{ transform: (context: Passing) => Promise<void> }>;
  /**
   * For routes with a JSON body, by way of `json-body.ts`. It is their parser: Elysia would read a body before any hook of ours.
   * @param check - the check of the body. @throws Fault
   */
  writes<T>(
    admission: Admission & { body: BodyRule },
    check: (body: Record<string, unknown>) => T,
  ): Gated<{ parse: (context: Passing) => Promise<T> }>;
  /** The same where a list of such objects is taken as well: its result has a check, or a fault, for each. */
  writesMany<T>(
    admission: Admission & { body: BodyRule & { mostInList: number } },
    check: (body: Record<string, unknown>) => T,
  ): Gated<{ parse: (context: Passing) => Promise<T | readonly (T | Fault)[]> }>;
  /** For routes that take a form too. They answer a refusal themselves, to a browser as a page. */
  submits(
    admission: Admission & { body: BodyRule },
  ): Gated<{ parse: (context: Passing) => Promise<Submission> }>;
  /** For routes that read their body's bytes themselves, from the request's facts. */
  receives(
    admission: Admission & { body: BodyRule },
  ): Gated<{ parse: (context: Passing) => Promise<unknown> }>;
  /** The person of a route that does not ask for one; `null` for nobody. @throws Fault `foreign_origin` */
  signedInIfAny(request: Request): Promise<SignedIn | null>;
  /** Reads a body that no admission has read. @throws as `readBody` of `body.ts`. */
  readBody(request: Request, rule: BodyRule): Promise<void>;
  /** Whether the key or session of an admitted request is still good for it. Nothing is counted. */
  stillAdmits(request: Request, admission: Admission): Promise<boolean>;
  /** Admits a request without a body that the framework does not route. @throws Fault when it is refused. */
  admit(request: Request, admission: Admission): Promise<void>;
  /**
   * The limiter of a name. It is made once: routes that name it share it, and so do those that are made anew when the APIs
   * could not be loaded. A second rate is not asked for.
   */
  limiter(name: string, rate: Rate): Limiter;
  /** All limiters that were made, that of workspaces too. */
  readonly limiters: readonly Limiter[];
  /** Of a route that only sometimes makes the stored data grow, which its body tells. @throws Fault while the disk is nearly full. */
  checkRoom(): void;
}

function mayGrow({ method }: Request, { grows, scopes }: Admission): boolean {
  if (method === "GET" || method === "HEAD" || method === "DELETE") return false;
  // By its name, so that a scope that is new is refused while the disk is nearly full.
  return grows ?? scopes?.some((scope) => !scope.endsWith(":read")) ?? false;
}

/**
 * The order of checks is the contract's: after 404 and 405 come the address limit, 401, for sessions 403 for
 * a foreign origin, 400 or 404 for the workspace and 403 for a second factor, then 403 for a missing scope,
 * the limit per workspace, 413 and 415, 403 for the plan, ownership, and only then is the body parsed (400).
 * @param needs.tenantRate - of the limit per workspace.
 * @param needs.missRate - of the limit per address of workspaces that a person names without being in them.
 * @param needs.asksForConfirmation - whether tracked codes need a confirmed address of the workspace.
 * @param needs.budget - for bodies in memory.
 * @param needs.dataDir - the folder for files of large bodies.
 * @param needs.disk - says whether there is room for more.
 * @param needs.readmit - has a request wait for its turn once its body is complete.
 * @param needs.shared - counts the calls of all nodes; `null` where each node counts its own.
 */
export function createGate(
  needs: Access &
    Rights & {
      clock: Clock;
      shared: SharedLimits | null;
      tenantRate: Rate;
      missRate: Rate;
      asksForConfirmation: boolean;
      budget: BodyBudget;
      dataDir: string;
      disk: Pick<DiskFloor, "isLow">;
      readmit: Shedder["readmit"];
      whenSettled: Loop["whenSettled"];
    },
): Gate {
  const { clock, shared, asksForConfirmation, disk, readmit, whenSettled } = needs;
  const pieces = createPieceReader(clock);
  const intake: BodyIntake = {
    budget: needs.budget,
    read: createBodyReader(pieces),
    spool: createBodySpool(needs.dataDir, pieces),
  };
  const limiters: Limiter[] = [];
  const tenantLimit = limiter("tenant", needs.tenantRate);
  const missLimit = limiter("workspace-misses", needs.missRate);
  const holders = createHolders(needs, (request) => takeFrom(missLimit, limitKey(factsOf(request).address)));

  function limiter(name: string, rate: Rate): Limiter {
    const known = limiters.find((one) => one.name === name);
    if (known) return known;
    const own = createLimiter(name, rate, clock);
    const made = shared ? createSharedLimiter(own, shared) : own;
    limiters.push(made);
    return made;
  }

  function checkRoom(): void {
    if (disk.isLow()) throw diskLow();
  }

  /**
   * The holder of a call that may have none, which is counted by its address otherwise. A key or a session
   * that was not good here lately is counted before it is looked up: anybody can make them up.
   */
  async function withOrWithout(request: Request, admission: Admission, limit: Limiter) {
    const isKnown = holders.areKnown(request, admission);
    const known = isKnown ? await holders.holderOf(request, admission) : null;
    if (known) return known;
    const key = limitKey(factsOf(request).address);
    await count(request, limit, key);
    if (isKnown || !holders.areNamed(request, admission)) return null;
    const holder = await holders.holderOf(request, admission);
    // The rest of what it costs is the workspace's.
    if (holder) uncount(request, limit);
    return holder;
  }

  async function pass({ request, params }: Pick<Passing, "request" | "params">, admission: Admission) {
    const facts = factsOf(request);
    // The router gives `null` for a part of the path that is badly escaped. Nothing has this id.
    for (const name in params) params[name] ??= "\ufffd";
    // Each await of nothing is a hundredth of the time that the cheapest calls take.
    const { scopes, key: place, withoutKey, session } = admission;
    let holder = withoutKey ? await withOrWithout(request, admission, withoutKey) : null;
    const counted = admission.limit && count(request, admission.limit, limitKey(facts.address));
    if (counted) await counted;
    if (admission.fromOurPages) holders.refuseForeign(request);
    if (session) {
      facts.signedIn = await holders.signedIn(request);
      await count(request, tenantLimit, facts.signedIn.personId);
    }
    if (admission.operator) facts.operator = await holders.operator(request);
    const { spares } = admission;
    if (!withoutKey && (scopes || place))
      holder = await holders.holderOf(request, admission, spares && ((who) => spares(who, params)));
    if (holder) {
      facts.holder = holder;
      if (scopes) {
        const missing = spares?.(holder, params) ? [] : missingScopes(holder.scopes, scopes);
        if (missing.length > 0) await look(request, tenantLimit, holder.tenant.id);
        if (missing.length > 0) throw scopeMissing(missing, holder);
        await count(request, tenantLimit, holder.tenant.id);
      }
    }
    if (mayGrow(request, admission)) checkRoom();
    if (admission.body) {
      // The body of a request that was admitted late is there. Otherwise its turn is over.
      let hadToWait = false;
      whenSettled(() => {
        hadToWait = true;
      });
      await readBody(request, admission.body, intake);
      facts.operation?.resume();
      const turn = hadToWait ? readmit(request) : null;
      if (turn) await turn;
    }
    admission.checkOpen?.();
    if (admission.precondition) await admission.precondition(params, request);
    if (!facts.holder) return;
    const { tenant } = facts.holder;
    if (admission.feature) requireFeature(needs, admission.feature, tenant, clock.now());
    if (admission.feature === "dynamicCode" && asksForConfirmation && tenant.unconfirmed)
      throw emailUnconfirmed();
    await admission.owner?.(tenant, params, request);
  }

  function jsonBody(request: Request, { nullsAbsent }: BodyRule): Record<string, unknown> {
    const body = parseJson(request);
    return nullsAbsent ? withoutNulls(body) : body;
  }

  return {
    limiter,
    limiters,
    checkRoom,
    admit: (request, admission) => pass({ request, params: {} }, admission),
    async stillAdmits(request, admission) {
      const holder = await holders.holderOf(request, admission).catch((error: unknown) => {
        if (error instanceof Fault) return null;
        throw error;
      });
      const isSame = holder !== null && holder.tenant.id === factsOf(request).holder?.tenant.id;
      return isSame && missingScopes(holder.scopes, admission.scopes ?? []).length === 0;
    },
    readBody: (request, rule) => readBody(request, rule, intake),
    signedInIfAny: holders.signedInIfAny,
    reads: (admission) => new Gated({ transform: (context: Passing) => pass(context, admission) }, admission),
    receives: (admission) => {
      async function parse(context: Passing): Promise<unknown> {
        await pass(context, admission);
        return {};
      }
      return new Gated({ parse }, admission);
    },
    writes: (admission, check) => {
      // Elysia reads a hook's source, and misreads a method's once it is minified.
      const parse = async (context: Passing) => {
        await pass(context, admission);
        return check(jsonBody(context.request, admission.body));
      };
      return new Gated({ parse }, admission);
    },
    writesMany: (admission, check) => {
      const { body: rule } = admission;
      const parse = async (context: Passing) => {
        await pass(context, admission);
        const list = parseJsonList(context.request, rule.mostInList);
        return list ? checkEach(list, rule, check) : check(jsonBody(context.request, rule));
      };
      return new Gated({ parse }, admission);
    },
    submits: (admission) => {
      async function parse(context: Passing): Promise<Submission> {
        const { request } = context;
        try {
          await pass(context, admission);
          const body = isForm(request) ? await parseForm(request) : jsonBody(request, admission.body);
          return new Submission({ body });
        } catch (refusal) {
          return new Submission({ refusal });
        }
      }
      return new Gated({ parse }, admission);
    },
  };
}
