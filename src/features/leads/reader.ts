import type { LeadStore } from "./store/leads.ts";
import type { Clock } from "../../kit/shared/clock.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { invalidCursor } from "../../kit/shared/common-faults.ts";
import { deedOf } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { createYielder } from "../../kit/threads/yielder.ts";
import { LEAD_FIELDS } from "./constants.ts";
import type { LeadList, LeadRecord } from "./model.ts";
import type { LeadOpener } from "./opener.ts";
import type { LeadFilter } from "./records.ts";

/** Chooses leads by what their rows and their texts hold. */
export interface LeadQuery extends LeadFilter {
  /** Text in one of the fields, in any case. */
  readonly search?: string;
}

/** Lists, marks and erases leads for their tenant. An author is as `shared/author.ts` spells it. */
export interface LeadReader {
  /**
   * One page, newest first. It ends early when its leads are large, and a search looks through at most 1,000 leads for it.
   * @throws Fault `cursor_invalid`.
   */
  list(query: LeadQuery, limit: number, cursor: string | null): Promise<LeadList>;
  /** All leads, in pieces that may be empty, as fast as they are read. */
  all(query: LeadQuery): AsyncGenerator<readonly LeadRecord[]>;
  /** @throws Fault `lead_not_found` when the tenant has no such lead. */
  check(tenantId: string, id: string): Promise<void>;
  /** Notes whether a lead was dealt with. @throws Fault `lead_not_found`. */
  setHandled(tenantId: string, id: string, handled: boolean, author: string | null): Promise<LeadRecord>;
  /** @throws Fault `lead_not_found`. */
  remove(tenantId: string, id: string, author: string | null): Promise<void>;
  /** Checks that stored leads can still be read, and logs an error when not. */
  checkSeals(): Promise<void>;
}

/** Bytes of stored leads after which a page ends: a thousand of the longest texts would be 20 MB. */
const MOST_BYTES = 512 * 1024;

/** Leads that are looked through for a page. */
const MOST_LOOKED_THROUGH = 1_000;

/** Leads that are read and opened in one piece. */
const LEADS_AT_ONCE = 25;

/** Milliseconds after which requests that wait are answered in between. */
const LONGEST_HOLD = 1;

export function createLeadReader(needs: {
  store: LeadStore;
  opener: LeadOpener;
  clock: Clock;
  ids: Ids;
}): LeadReader {
  const { store, opener } = needs;

  /** @param most - leads after which the page ends, whether a search has found them or not. */
  async function list(
    query: LeadQuery,
    limit: number,
    cursor: string | null,
    most = MOST_LOOKED_THROUGH,
  ): Promise<LeadList> {
    if (cursor !== null && !/^lead_[0-9a-z]{26}$/.test(cursor)) throw invalidCursor();
    const search = query.search?.toLowerCase() ?? "";
    const leads: LeadRecord[] = [];
    const yieldToLoop = createYielder(LONGEST_HOLD);
    let before = cursor;
    for (let looked = 0, bytes = 0; looked < most && bytes < MOST_BYTES;) {
      const width = search === "" ? Math.min(LEADS_AT_ONCE, limit - leads.length) : LEADS_AT_ONCE;
      const found = await store.list(query, width, before);
      for (const lead of await Promise.all(found.leads.map(opener.record))) {
        if (leads.length === limit) return { leads, nextCursor: leads.at(-1)?.id ?? null };
        if (holds(lead, search)) leads.push(lead);
        await yieldToLoop();
      }
      before = found.next;
      if (before === null || leads.length === limit) break;
      looked += width;
      bytes += found.leads.reduce((sum, { sealed }) => sum + sealed.length, 0);
    }
    return { leads, nextCursor: before };
  }

  return {
    list,

    async *all(query) {
      for (let cursor: string | null = null; ;) {
        const page: LeadList = await list(query, LEADS_AT_ONCE, cursor, LEADS_AT_ONCE);
        cursor = page.nextCursor;
        yield page.leads;
        if (cursor === null) return;
      }
    },

    async check(tenantId, id) {
      if (!(await store.owns(tenantId, id))) notFound();
    },

    async setHandled(tenantId, id, handled, author) {
      const deed = deedOf(needs, author);
      return opener.record((await store.setHandled(tenantId, id, handled, deed)) ?? notFound());
    },

    async remove(tenantId, id, author) {
      if (!(await store.remove(tenantId, id, deedOf(needs, author)))) notFound();
    },

    async checkSeals() {
      await Promise.all((await store.outermost()).map(opener.texts));
    },
  };
}

/** Whether one of a lead's texts holds another, which is in lower case. */
function holds(lead: LeadRecord, search: string): boolean {
  return search === "" || LEAD_FIELDS.some((name) => lead[name]?.toLowerCase().includes(search));
}

function notFound(): never {
  throw new Fault("lead_not_found", "You have no lead with this id.");
}
