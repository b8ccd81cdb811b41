import { clientLeft } from "../../kit/shared/caller.ts";
import { deedOf } from "../../kit/shared/deed.ts";
import type { Limits } from "../../kit/shared/first-days.ts";
import type { Clock } from "../../kit/shared/clock.ts";
import type { FirstDays } from "../plans/first-days.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { nextTurn } from "../../kit/shared/next-turn.ts";
import type { Actor } from "../../kit/shared/actor.ts";
import type { Retried, RetryKey } from "../../kit/shared/retry.ts";
import type { LogoCopy } from "../logos/art.ts";
import type { SealLock } from "../locks/sealing.ts";
import type { LogoStyles } from "../logos/styles.ts";
import type { SeenLook } from "../looks/model.ts";
import { addressOf, type ShortAddress } from "../../kit/shared/short-address.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import {
  type Code,
  type CodeContent,
  type CodeRecord,
  type CountedCode,
  type CreateCode,
  type EditCode,
  UNCOUNTED,
} from "./model.ts";
import type { CodeStore } from "./store/codes.ts";
import type { CodeOutcome, DraftedCode } from "./records.ts";
import type { MediaCheck } from "./media.ts";
import { additionRefusal } from "./refusals.ts";

/** Two random short ids collide once in a trillion pairs: more collisions than this have another cause. */
const SHORT_ID_TRIES = 8;

/** A fault as one of several codes is answered with. @param at - the place of the code. */
export type ProblemOf = (fault: Fault, at: number) => object;

export interface AddingNeeds {
  readonly firstDays: Pick<FirstDays, "limits">;
  readonly clock: Clock;
  readonly store: Pick<CodeStore, "add" | "addMany">;
  readonly ids: Ids;
  readonly logos: Pick<LogoStyles, "pin">;
  readonly record: (code: CountedCode) => CodeRecord;
  /** Reads content without the check of its style. @throws Fault */
  readonly content: (tenant: Tenant, input: CreateCode) => CodeContent;
  /** @throws Fault `invalid_request` for pictures and files that the workspace does not have. */
  readonly checkMedia: MediaCheck;
  /** Checks the style that a code is to have. @returns the look that it names, if any. @throws Fault */
  readonly checkStyle: (
    tenant: Tenant,
    content: CodeContent,
    copies: readonly LogoCopy[],
    by: Actor,
  ) => Promise<SeenLook | null>;
  readonly newCode: (tenant: Tenant, content: CodeContent, author: string | null) => Code;
  /** Hashes the password of a lock that was given. @throws Busy */
  readonly sealLock: SealLock;
  readonly onChanged: (address: ShortAddress, gs1: string | null) => void;
  readonly onChores: () => void;
}

/** Input with its logos pinned. */
interface Pinned {
  readonly input: CreateCode;
  readonly copies: readonly LogoCopy[];
}

/** Adds codes. `codes.ts` says what the methods do. */
export function createAdding(needs: AddingNeeds) {
  const { store } = needs;

  async function pinned(given: CreateCode, by: Actor, like?: Code): Promise<Pinned> {
    const { parts: input, copies } = await needs.logos.pin(given, by, like);
    await turnFor(input);
    return { input, copies };
  }

  /** A code that is ready to be stored. @param like - a code whose lock it gets. @throws Fault */
  async function drafted(
    tenant: Tenant,
    { input, copies }: Pinned,
    by: Actor,
    like?: Code,
  ): Promise<DraftedCode> {
    const given = needs.content(tenant, input);
    await needs.checkMedia(tenant, given.landing);
    const content = { ...given, lock: like?.lock ?? (await needs.sealLock(given.lock, tenant.id, by)) };
    const seenLook = await needs.checkStyle(tenant, content, copies, by);
    const code = needs.newCode(tenant, content, by.author);
    await turnFor(content);
    const answer = JSON.stringify(needs.record({ ...code, ...UNCOUNTED }));
    return { code, copies, seenLook, answer, isOwn: input.shortId !== undefined };
  }

  /** @param like - a code whose logos keep the drawings they have there, and whose lock it gets. */
  async function create(
    tenant: Tenant,
    given: CreateCode,
    retry: RetryKey | null,
    by: Actor,
    like?: Code,
  ): Promise<Retried> {
    const limits = await needs.firstDays.limits(tenant);
    const { limit, most, mostHosts } = limits;
    const input = await pinned(given, by, like);
    for (let tries = 0; tries < SHORT_ID_TRIES; tries++) {
      const { answer, isOwn, ...draft } = await drafted(tenant, input, by, like);
      const kept = retry && { key: retry, answer };
      const deed = deedOf(needs, by.author);
      const addition = await store.add({ ...draft, limit, most, mostHosts, retry: kept, deed });
      switch (addition.kind) {
        case "added":
          // A scan before the code existed may have cached that there is none.
          needs.onChanged(addressOf(draft.code), draft.code.gs1);
          return { answer, isReplay: false };
        case "replayed":
          return { answer: addition.answer, isReplay: true };
        case "look_changed":
          continue;
        case "short_id_taken":
          if (isOwn) throw shortIdTaken();
          continue;
        default:
          throw additionRefusal(addition.kind, limits);
      }
    }
    throw new Error("No free short id was found");
  }

  async function createMany(
    tenant: Tenant,
    given: readonly (CreateCode | Fault)[],
    retry: RetryKey | null,
    by: Actor,
    problemOf: ProblemOf,
  ): Promise<Retried> {
    // Each costs what it would alone. The checks of styles take the rest.
    await by.pay(given.length);
    const inputs = await eachOrFault(given, by, (input) => pinned(input, by));
    for (let tries = 0; tries < SHORT_ID_TRIES; tries++) {
      const limits = await needs.firstDays.limits(tenant);
      const { limit, most, mostHosts } = limits;
      const drafts = await eachOrFault(inputs, by, (input) => drafted(tenant, input, by));
      const codes = drafts.flatMap((draft) => (draft instanceof Fault ? [] : [draft]));
      const answer = (outcomes: readonly CodeOutcome[]): string => {
        const refusals = new Map(codes.map((draft, at) => [draft, refusalOf(outcomes[at], limits)]));
        const results = drafts.map((draft, at) => {
          const problem = (fault: Fault) => `{"problem":${JSON.stringify(problemOf(fault, at))}}`;
          if (draft instanceof Fault) return problem(draft);
          const refusal = refusals.get(draft);
          return refusal ? problem(refusal) : `{"code":${draft.answer}}`;
        });
        return `{"results":[${results.join(",")}]}`;
      };
      const deed = deedOf(needs, by.author);
      const order = { tenantId: tenant.id, at: deed.at, codes, limit, most, mostHosts, retry, deed, answer };
      const added = await store.addMany(order);
      // Its answer may have a megabyte.
      await nextTurn();
      if (added.kind === "again") continue;
      if (added.kind === "replayed") return { answer: added.answer, isReplay: true };
      if (added.kind !== "added") throw additionRefusal(added.kind, limits);
      for (const code of added.added) needs.onChanged(addressOf(code), code.gs1);
      needs.onChores();
      return { answer: added.answer, isReplay: false };
    }
    throw new Error("No free short id was found");
  }

  return { create, createMany };
}

/** Why one of several codes was not added; `null` where it was. */
function refusalOf(outcome: CodeOutcome | undefined, limits: Limits): Fault | null {
  if (outcome === undefined || outcome === "added") return null;
  return outcome === "short_id_taken" ? shortIdTaken() : additionRefusal(outcome, limits);
}

/** Refusals of the request, which are not those of one code. */
const OF_ALL: readonly string[] = ["busy", "rate_limited"];

/**
 * Does work for each input, one after the other, while the client is there. A fault takes the place of its
 * result, and goes on as it is.
 */
async function eachOrFault<T, R>(
  inputs: readonly (T | Fault)[],
  { caller }: Actor,
  work: (input: T) => Promise<R>,
): Promise<(R | Fault)[]> {
  const results: (R | Fault)[] = [];
  for (const input of inputs) {
    if (caller.signal.aborted) throw clientLeft();
    try {
      results.push(input instanceof Fault ? input : await work(input));
    } catch (error) {
      if (!(error instanceof Fault) || OF_ALL.includes(error.code)) throw error;
      results.push(error);
    }
    // Scans that came meanwhile are next.
    await nextTurn();
  }
  return results;
}

/** Rules may have most of a megabyte: the work with them is spread over turns of the event loop. */
export async function turnFor({ rules }: Pick<EditCode, "rules">): Promise<void> {
  if (rules) await nextTurn();
}

function shortIdTaken(): Fault {
  return new Fault("short_id_taken", "This short id is taken, or was once. Choose another.");
}
