import type { RunStore } from "./store/runs.ts";
import type { Plans } from "../plans/plans.ts";
import type { CodeEdit, Codes } from "../codes/codes.ts";
import type { EditCode } from "../codes/model.ts";
import type { Retag } from "../codes/records.ts";
import type { LogoCopy } from "../logos/art.ts";
import { createBounded } from "../../kit/shared/bounded.ts";
import { Busy } from "../../kit/shared/busy.ts";
import { clientLeft } from "../../kit/shared/caller.ts";
import type { Clock } from "../../kit/shared/clock.ts";
import { invalidRequest, keyReused, workspaceErased } from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import type { Actor } from "../../kit/shared/actor.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { RetryKey } from "../../kit/shared/retry.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import { isOfPayload, MOST_FAILURES } from "./constants.ts";
import type { RunAnswer } from "./model.ts";
import type { Runner } from "./runner.ts";
import type { Choice, Looked, RunOrder } from "./records.ts";
import { createVerdicts } from "./verdicts.ts";

/** One request for many codes. */
export interface RunRequest {
  readonly choice: Choice;
  /** The edit of each code, or the tags that it gets and loses; `null` deletes them. */
  readonly edit: EditCode | Retag | null;
  readonly dryRun: boolean;
  /** The number of codes that have to match; `null` for any. */
  readonly expected: number | null;
}

/** The answer to a request for many codes. */
export interface RunOutcome {
  readonly answer: RunAnswer;
  /** Whether the same request began the run before. */
  readonly isReplay: boolean;
}

/** One action on many codes. */
export interface Runs {
  /**
   * Changes or deletes codes, each as if it were edited alone. A run that has begun goes on when the client leaves, and after a crash.
   * @param onStep - called at the beginning and after each step.
   * @throws Fault `expected_differs`, `idempotency_key_reused`, `busy`, and those of an edit for its style.
   */
  act(
    tenant: Tenant,
    request: RunRequest,
    retry: RetryKey | null,
    by: Actor,
    onStep: () => void,
  ): Promise<RunOutcome>;
}

export interface RunsNeeds {
  readonly store: RunStore;
  readonly codes: Pick<Codes, "change" | "checkStyle" | "payload" | "shortId">;
  readonly runner: Runner;
  readonly plans: Plans;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Unfinished runs of a workspace, and as many dry runs and counts beside them. */
const MOST_RUNS = 4;

/** Seconds after which a workspace with too many may try again. */
const RETRY = 10;

/** Megabytes of logos that a run may store, where the style holds the logo itself: each code stores it. */
const MOST_ART = 256;
const MEGABYTE = 1024 * 1024;

/** An order, and the copies of logos that its change names. */
interface Checked {
  readonly order: RunOrder;
  readonly copies: readonly LogoCopy[];
}

export function createRuns({ store, codes, runner, plans, clock, ids }: RunsNeeds): Runs {
  /** Dry runs and counts. */
  const bounded = createBounded(MOST_RUNS, tooMany);

  /** Checks a style for some code, which is paid. Whether it scans is for each code to say. @throws Fault of the style itself. */
  async function checkOnce(tenant: Tenant, { change, copies }: CodeEdit, by: Actor): Promise<void> {
    try {
      const code = { domain: null, shortId: codes.shortId(), gs1: null, type: "url", fields: {} };
      await codes.checkStyle(tenant, code, change.style, copies, by);
    } catch (error) {
      if (!(error instanceof Fault && isOfPayload(error.code))) throw error;
    }
  }

  /** The order of a request. @throws Fault of its style, whatever its codes are. */
  async function checkedOrder(tenant: Tenant, { choice, edit }: RunRequest, by: Actor): Promise<Checked> {
    if (edit === null) return { order: { choice, change: null, by: by.author }, copies: [] };
    if ("added" in edit) return { order: { choice, change: {}, retag: edit, by: by.author }, copies: [] };
    try {
      const made = await codes.change(tenant, edit, by);
      await checkOnce(tenant, made, by);
      return { order: { choice, change: made.change, by: by.author }, copies: made.copies };
    } catch (error) {
      throw error instanceof Fault ? atValue(error) : error;
    }
  }

  /** Where a run begins: behind the workspace's newest code. */
  async function start(tenantId: string, { choice }: RunOrder): Promise<string> {
    return "filter" in choice ? store.newest(tenantId) : BEFORE_ALL;
  }

  /** Calls `see` with the codes of an order, some at a time. A workspace does a few of these at once. */
  async function look(
    tenant: Tenant,
    order: RunOrder,
    by: Actor,
    see: (looked: Looked) => Promise<void>,
  ): Promise<void> {
    await bounded(tenant.id, async () => {
      let reached: string | null = await start(tenant.id, order);
      await runner.inSteps(async (rows) => {
        if (by.caller.signal.aborted) throw clientLeft();
        if (reached === null) return false;
        const looked = await store.look(tenant.id, order, reached, rows);
        await see(looked);
        reached = looked.next;
        return reached !== null;
      });
    });
  }

  async function dryRun(
    tenant: Tenant,
    { order, copies }: Checked,
    by: Actor,
    onStep: () => void,
  ): Promise<RunAnswer> {
    const verdicts = createVerdicts(codes, tenant, order.change?.style, copies, by.caller);
    const answer: RunAnswer = { matched: 0, changed: 0, failed: [] };
    await look(tenant, order, by, async (looked) => {
      const refused = await verdicts(looked.codes);
      const stepped = await store.tryStep(tenant.id, order, { ...looked, refused, at: clock.now() });
      answer.matched += stepped.matched;
      answer.changed += stepped.changed.length;
      answer.failed.push(...stepped.failed.slice(0, MOST_FAILURES - answer.failed.length));
      onStep();
    });
    return answer;
  }

  /** Counts the codes of an order, where it says how many they have to be or each would store a logo. @throws Fault */
  async function checkCount(
    tenant: Tenant,
    order: RunOrder,
    expected: number | null,
    by: Actor,
    onStep: () => void,
  ): Promise<void> {
    if (expected === null && order.change === null && "filter" in order.choice) throw notExpected();
    const art = artOf(order);
    if (expected === null && art === 0) return;
    let matched = 0;
    await look(tenant, order, by, async (looked) => {
      matched += looked.codes.length;
      onStep();
    });
    if (expected !== null && matched !== expected) throw differs(matched, expected);
    if (matched * art > MOST_ART * MEGABYTE) throw tooMuchArt(matched);
  }

  return {
    async act(tenant, request, retry, by, onStep) {
      onStep();
      const checked = await checkedOrder(tenant, request, by);
      const { order, copies } = checked;
      if (request.dryRun) return { answer: await dryRun(tenant, checked, by, onStep), isReplay: false };
      const known = retry && (await store.find(retry, clock.now()));
      if (known === "key_reused") throw keyReused();
      if (known !== null) return { answer: await runner.finish(known, onStep), isReplay: true };
      await checkCount(tenant, order, request.expected, by, onStep);
      const reached = await start(tenant.id, order);
      const begunAt = clock.now();
      const most = plans.grants(tenant, begunAt).bytes;
      const fresh = { id: ids.id("run"), tenantId: tenant.id, order: { ...order, most }, reached, begunAt };
      const beginning = await store.begin({ ...fresh, retry, copies }, MOST_RUNS);
      switch (beginning.kind) {
        case "begun":
          return { answer: await runner.finish(fresh, onStep), isReplay: false };
        case "known":
          return { answer: await runner.finish(beginning.id, onStep), isReplay: true };
        case "key_reused":
          throw keyReused();
        case "tenant_gone":
          throw workspaceErased();
        case "too_many":
          throw tooMany();
      }
    },
  };
}

/** An id behind which every id comes. */
const BEFORE_ALL = "~";

/** Bytes of the logo that the style itself holds. */
function artOf({ change }: RunOrder): number {
  const style = change?.style;
  const { svg, png } = (style && !("saved" in style) && style.logo) || {};
  return Buffer.byteLength(svg ?? png ?? "");
}

/** A fault of an edit's style, with pointers into the request. */
function atValue({ code, message, errors, extra }: Fault): Fault {
  const moved = errors.map((error) => ({
    ...error,
    pointer: error.pointer.replace(/^\/(?:style|lock)/, "/value"),
  }));
  return new Fault(code, message, { errors: moved, extra });
}

function tooMany(): Busy {
  return new Busy(`This workspace has ${MOST_RUNS} requests for many codes in progress.`, RETRY);
}

function notExpected(): Fault {
  return new Fault(
    "expected_differs",
    "To delete by a filter, send it with dryRun first, and its matched as expected. Nothing was deleted.",
  );
}

function differs(matched: number, expected: number): Fault {
  return new Fault(
    "expected_differs",
    `${matched} codes match and ${expected} were expected, so nothing was done. Send it with dryRun again.`,
  );
}

function tooMuchArt(matched: number): Fault {
  const why = explain("logo_too_large_for_many", { codes: matched, megabytes: MOST_ART });
  return invalidRequest([{ pointer: "/value/logo", ...why }]);
}
