import { type FindPeople, type People, personAuthor, whoOf } from "../../kit/shared/author.ts";
import { type Clock, isoTime } from "../../kit/shared/clock.ts";
import { invalidCursor } from "../../kit/shared/common-faults.ts";
import { deedOf } from "../../kit/shared/deed.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { errorFields, type Log } from "../../kit/shared/log.ts";
import { nextTurn } from "../../kit/shared/next-turn.ts";
import type { AuditEntry, AuditList } from "./model.ts";
import { findPeople } from "./people.ts";
import type { AuditFilter, Detail, StoredEntry } from "./records.ts";
import type { AuditStore } from "./store.ts";
import type { Action, Subject } from "./traits.ts";

/** The audit of workspaces: entries and their list. */
export interface Audit {
  /** Notes what leaves no change in the database. All else is noted by the transaction that does it. */
  note(
    tenantId: string,
    author: string | null,
    action: Action,
    subject: Subject,
    detail?: Detail,
  ): Promise<void>;
  /**
   * Counts a sign-in of a person that failed. It is not waited for, because one of an unknown address has
   * nothing to count.
   */
  refused(personId: string): void;
  /** Resolves once all are counted. */
  counted(): Promise<unknown>;
  /** One page, newest first. It may end early, and there is more. @throws Fault `cursor_invalid`. */
  list(filter: AuditFilter, limit: number, cursor: string | null): Promise<AuditList>;
  /** All entries, in pieces that may be empty, as fast as they are read. */
  all(filter: AuditFilter): AsyncGenerator<readonly AuditEntry[]>;
}

/** Entries that are read in one piece. */
const ENTRIES_AT_ONCE = 100;

export function createAudit(needs: { store: AuditStore; clock: Clock; ids: Ids; log: Log }): Audit {
  const { store, clock, log } = needs;
  const counting = new Set<Promise<void>>();
  const peopleOf: FindPeople = findPeople(store);

  async function list(filter: AuditFilter, limit: number, cursor: string | null): Promise<AuditList> {
    if (cursor !== null && !/^aud_[0-9a-z]{26}$/.test(cursor)) throw invalidCursor();
    const { entries, next } = await store.list(filter, limit, cursor);
    const people = await peopleOf(
      entries.flatMap(({ author, subject }) => [
        author,
        ...(subject.kind === "person" ? [personAuthor(subject.id)] : []),
      ]),
    );
    return { entries: entries.map((entry) => shown(entry, people)), nextCursor: next };
  }

  return {
    note: (tenantId, author, action, subject, detail) =>
      store.note(tenantId, deedOf(needs, author), action, subject, detail),

    refused(personId) {
      // Behind the answer: how long it takes must not tell that the address is known.
      const done = nextTurn()
        .then(() => store.noteRefusal(personId, clock.now()))
        .catch((error: unknown) => log.warn("a sign-in that failed is not counted", errorFields(error)))
        .finally(() => counting.delete(done));
      counting.add(done);
    },

    counted: () => Promise.all(counting),

    list,

    async *all(filter) {
      for (let cursor: string | null = null; ;) {
        const page: AuditList = await list(filter, ENTRIES_AT_ONCE, cursor);
        cursor = page.nextCursor;
        yield page.entries;
        if (cursor === null) return;
      }
    },
  };
}

function shown({ id, at, author, action, subject, detail }: StoredEntry, people: People): AuditEntry {
  const { scopes, members, ...others } = detail;
  return {
    ...{ id, at: isoTime(at), who: whoOf(author, people), action },
    subject: shownSubject(subject, people),
    detail: { ...others, ...(scopes && { scopes: [...scopes] }), ...(members && { members: [...members] }) },
  };
}

/** A person is shown as an author is: without id and name once erased. */
function shownSubject({ kind, id, name }: Subject, people: People): AuditEntry["subject"] {
  if (kind !== "person") return { kind, id, name };
  return { ...whoOf(personAuthor(id), people), kind };
}
