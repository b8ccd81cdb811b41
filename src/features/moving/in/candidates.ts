import type { DomainStore } from "../../domains/store/domains.ts";
import type { Code, CodeContent } from "../../codes/model.ts";
import type { Clock } from "../../../kit/shared/clock.ts";
import type { Actor } from "../../../kit/shared/actor.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import type { LogoCopy } from "../../logos/art.ts";
import type { BulkStore } from "../../bulk/store/bulk.ts";
import { addressOf } from "../../../kit/shared/short-address.ts";
import type { createSettling } from "./archived-content.ts";
import type { Archived, Draft } from "./draft.ts";
import type { ImportEntry } from "./entries.ts";
import { judge, type JudgeNeeds } from "./judge.ts";
import type { TakingOrder } from "./order.ts";
import type { Waiting } from "./waiting.ts";
import type { ImportTally } from "./tally.ts";
import { namedIn } from "./model.ts";

/** A code that is ready to be staged. */
export interface Candidate {
  readonly row: number;
  readonly code: Code;
  readonly archived: Archived | null;
  /** The logos that it shows. */
  readonly copies: readonly LogoCopy[];
}

export interface CandidateNeeds extends JudgeNeeds {
  readonly store: Pick<BulkStore, "holders">;
  readonly domains: Pick<DomainStore, "ofHost">;
  readonly clock: Clock;
  readonly newCode: (tenant: Tenant, content: CodeContent, by: Pick<Actor, "author">) => Code;
  /** Takes codes on domains that are not verified yet; `null` where they are left out. */
  readonly waiting: Waiting | null;
  readonly settling: ReturnType<typeof createSettling>;
  /** Whether the symbol of a code would scan in the style of its content. */
  readonly wouldScan: (content: CodeContent, copies: readonly LogoCopy[]) => Promise<boolean>;
}

/** Characters that are told of a short id that can't be here. */
const LONGEST_SHOWN = 100;

/** Gives the codes of entries, and adds dropped values to the tally. */
export function createCandidates(
  needs: CandidateNeeds,
  tenant: Tenant,
  order: TakingOrder,
  tally: ImportTally,
) {
  const verified = new Map<string, boolean>();

  async function isVerified(host: string): Promise<boolean> {
    const known = verified.get(host);
    if (known !== undefined) return known;
    const domain = await needs.domains.ofHost(tenant.id, host);
    const is = domain !== null && domain.verifiedAt !== null;
    verified.set(host, is);
    return is;
  }

  function codeOf(draft: Draft, content: CodeContent, at: number): Code {
    return {
      ...needs.newCode(tenant, content, order.by),
      revision: draft.archived?.revision ?? 1,
      createdAt: Math.min(draft.createdAt ?? at, at),
      active: draft.active,
      importedFrom: order.from,
      importedScans: draft.scans ?? 0,
    };
  }

  async function candidateOf(row: number, draft: Draft, dropped: Set<string>): Promise<Candidate[]> {
    const { shortId, archived, createdAt } = draft;
    const domain = order.domain ?? archived?.domain ?? null;
    const waits = domain !== null && domain !== order.domain && !(await isVerified(domain));
    if (waits && needs.waiting === null) {
      dropped.add("the whole row: its domain is not verified here yet");
      return [];
    }
    const judged = judge(draft, domain, needs);
    if ("conflict" in judged) {
      tally.conflict(row, shortId.slice(0, LONGEST_SHOWN), judged.conflict);
      return [];
    }
    if ("whole" in judged) {
      dropped.add(`the whole row: ${judged.whole}`);
      return [];
    }
    for (const what of judged.dropped) dropped.add(what);
    if (waits && needs.waiting && archived) {
      if (await needs.waiting.note({ row, host: domain, shortId, archived })) tally.unchanged++;
      else tally.waiting++;
      return [];
    }
    const at = needs.clock.now();
    if (createdAt !== null && createdAt > at) dropped.add("the time of its creation");
    // The picture of a code that is here already would be stored for nothing.
    const isMade =
      namedIn(judged.content.landing).length === 0 ||
      (await needs.store.holders([addressOf(judged.content)])).size === 0;
    const { content, copies } = await needs.settling.settle(judged.content, isMade, dropped);
    if (content.style === null || (await needs.wouldScan(content, copies)))
      return [{ row, archived, copies, code: codeOf(draft, content, at) }];
    dropped.add("style, in which its symbol would not scan here");
    return [{ row, archived, copies, code: codeOf(draft, { ...content, style: null }, at) }];
  }

  return {
    async of({ row, drafts, dropped }: ImportEntry): Promise<Candidate[]> {
      tally.found += Math.max(1, drafts.length);
      const reported = new Set(dropped);
      const candidates: Candidate[] = [];
      for (const draft of drafts) candidates.push(...(await candidateOf(row, draft, reported)));
      tally.drop(row, [...reported]);
      return candidates;
    },

    /** The pictures that the codes of an entry are likely to need. */
    async coversOf({ drafts }: ImportEntry): Promise<string[]> {
      const covers: string[] = [];
      for (const { shortId, archived } of drafts) {
        const named = namedIn(archived?.content.landing);
        const domain = order.domain ?? archived?.domain ?? null;
        if (named.length === 0 || (domain !== null && domain !== order.domain && !(await isVerified(domain))))
          continue;
        if ((await needs.store.holders([addressOf({ domain, shortId })])).size === 0) covers.push(...named);
      }
      return covers;
    },
  };
}

/** Characters of a code's contents, about. */
export function sizeOf({ target, rules, style, landing, fields }: Code): number {
  return target.length + JSON.stringify([rules, style, landing, fields]).length;
}
