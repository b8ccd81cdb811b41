import type { DomainStore } from "../../domains/store/domains.ts";
import type { Code, CodeContent } from "../../codes/model.ts";
import type { Clock } from "../../../kit/shared/clock.ts";
import type { Actor } from "../../../kit/shared/actor.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import type { LogoCopy } from "../../logos/art.ts";
import type { Ids } from "../../../kit/shared/ids.ts";
import { explain } from "../../../kit/shared/reasons.ts";
import type { Gs1Check } from "../../bulk/gs1-check.ts";
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
  readonly store: Pick<BulkStore, "holders" | "names">;
  readonly ids: Pick<Ids, "shortId">;
  /** Compares the GS1 addresses of a file with each other, and with those that are here. */
  readonly gs1Check: (tenantId: string) => Gs1Check;
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
  const names = needs.gs1Check(tenant.id);

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

  /** Whether a code that came from the same service has a GS1 address. */
  async function isFromThere({ gs1, domain }: CodeContent, draft: Draft): Promise<boolean> {
    const [held] = gs1 === null ? [] : await needs.store.names(tenant.id, domain, [gs1]);
    if (held?.holder !== "ours" || held.address === null) return false;
    if (draft.shortId !== "" && held.address !== addressOf({ domain, shortId: draft.shortId })) return false;
    const holder = (await needs.store.holders([held.address])).get(held.address);
    return holder?.importedFrom === order.from && !holder.isStaged;
  }

  /**
   * A content whose GS1 address can be here, or that has none of its own; `null` where that makes no code.
   */
  async function withGoodName(
    row: number,
    draft: Draft,
    content: CodeContent,
    dropped: Set<string>,
  ): Promise<CodeContent | null> {
    const noted = names.note(content);
    if (noted === null) return content;
    const isRepeated = noted === "repeated";
    if (isRepeated || (await names.taken([noted])).size > 0) {
      const { detail } = explain(isRepeated ? "gtin_repeated" : "gs1_taken");
      if (!isRepeated && (await isFromThere(content, draft))) tally.unchanged++;
      else tally.conflict(row, draft.shortId || (content.gs1 ?? ""), `gs1 ${detail}`);
      return null;
    }
    if ((await names.orphans([noted])).size === 0) return content;
    const { detail } = explain("gs1_product_missing");
    const isNamed = draft.shortId !== "";
    dropped.add(`${isNamed ? "gs1" : "the whole row"}: its serial ${detail}`);
    return isNamed ? { ...content, gs1: null, links: null } : null;
  }

  async function candidateOf(row: number, draft: Draft, dropped: Set<string>): Promise<Candidate[]> {
    const { archived, createdAt } = draft;
    const shortId = draft.shortId || needs.ids.shortId();
    const domain = order.domain ?? archived?.domain ?? null;
    const waits = domain !== null && domain !== order.domain && !(await isVerified(domain));
    if (waits && needs.waiting === null) {
      dropped.add("the whole row: its domain is not verified here yet");
      return [];
    }
    const judged = judge(draft, shortId, domain, needs);
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
    const good = await withGoodName(row, draft, judged.content, dropped);
    if (good === null) return [];
    const at = needs.clock.now();
    if (createdAt !== null && createdAt > at) dropped.add("the time of its creation");
    // The picture of a code that is here already would be stored for nothing.
    const isMade =
      namedIn(good.landing).length === 0 || (await needs.store.holders([addressOf(good)])).size === 0;
    const { content, copies } = await needs.settling.settle(good, isMade, dropped);
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
export function sizeOf({ target, rules, style, landing, fields, links }: Code): number {
  return target.length + JSON.stringify([rules, style, landing, fields, links]).length;
}
