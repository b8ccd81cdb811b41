import type { HistoryStore } from "./store/history.ts";
import type { Code } from "../codes/model.ts";
import { type FindPeople, type People, shownAuthor } from "../../kit/shared/author.ts";
import { isoTime } from "../../kit/shared/clock.ts";
import { invalidCursor, noSuchCode } from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { withoutPins } from "../../kit/shared/pin.ts";
import type { ChangeList } from "./model.ts";
import type { FormerValues, RevisionChange } from "./records.ts";
import { type Content, contentOf, MEMBERS } from "./traits.ts";

/** The history of a tenant's code. */
export interface History {
  /**
   * The changes of a code, newest first.
   * @throws Fault `code_not_found`, `cursor_invalid`.
   */
  list(tenantId: string, id: string, limit: number, cursor: string | null): Promise<ChangeList>;
  /** All changes of a code, newest first, in pages. It has none once the code is deleted. */
  all(code: Code): AsyncGenerator<ChangeList["changes"]>;
  /**
   * A code as it was after a revision. Its logos name the copies of drawings that they had then.
   * @throws Fault `code_not_found`, `revision_not_found`, `revision_not_kept`.
   */
  at(tenantId: string, id: string, revision: number): Promise<Content>;
}

/** Changes that are read at once. */
const CHANGES_A_PAGE = 100;

/** @param findPeople - looks up the people among authors. */
export function createHistory(store: HistoryStore, findPeople: FindPeople): History {
  async function shownAll(changes: readonly RevisionChange[]): Promise<ChangeList["changes"]> {
    const people = await findPeople(changes.map(({ by }) => by));
    return changes.map((change) => shown(change, people));
  }

  return {
    async list(tenantId, id, limit, cursor) {
      if (cursor !== null && !/^[1-9]\d{0,14}$/.test(cursor)) throw invalidCursor();
      const found = await store.list(tenantId, id, limit, cursor === null ? null : Number(cursor));
      if (!found) throw noSuchCode();
      const { changes, next } = found;
      return { changes: await shownAll(changes), nextCursor: next === null ? null : String(next) };
    },

    async *all(code) {
      // Most codes were never edited: of those nothing has to be looked up.
      if (code.revision === 1) return yield await shownAll([creationOf(code)]);
      let before: number | null = null;
      do {
        const found = await store.list(code.tenantId, code.id, CHANGES_A_PAGE, before);
        if (!found) return;
        before = found.next;
        yield await shownAll(found.changes);
      } while (before !== null);
    },

    async at(tenantId, id, revision) {
      const found = await store.at(tenantId, id, revision);
      if (!found) throw noSuchCode();
      if ("target" in found) return found;
      if ("notKept" in found) throw notKept(revision, found.notKept);
      const { first, last } = found;
      throw new Fault("revision_not_found", `This code has the revisions ${first} to ${last}.`);
    },
  };
}

function shown(change: RevisionChange, people: People) {
  const { revision, at, by, changed, notKept, before, after } = change;
  return {
    revision,
    at: isoTime(at),
    ...shownAuthor(by, people),
    changed: [...changed],
    notKept: [...notKept],
    before: before && shownValues(before),
    after: shownValues(after),
  };
}

/** Former values as clients see them: a logo without its copy's key, a lock without its revision. */
function shownValues({ lock, ...values }: FormerValues) {
  return { ...withoutPins(values), ...(lock !== undefined && { lock: lock && { hint: lock.hint } }) };
}

/** The only change of a code that was never edited. */
function creationOf(code: Code): RevisionChange {
  const { updatedAt: at, changedBy: by } = code;
  return { revision: 1, at, by, changed: MEMBERS, notKept: [], before: null, after: contentOf(code) };
}

function notKept(revision: number, members: readonly string[]): Fault {
  return new Fault(
    "revision_not_kept",
    `Of revision ${revision} the code's ${members.join(", ")} is no longer kept: larger values make room for later ones. Change the code with PATCH.`,
  );
}
