import { type FindPeople, type People, personAuthor } from "../../kit/shared/author.ts";
import { isoTime } from "../../kit/shared/clock.ts";
import { invalidCursor } from "../../kit/shared/common-faults.ts";
import type { LogEntry, LogPage } from "./model.ts";
import type { LogRow } from "./records.ts";
import type { OperatorLogStore } from "./store/log.ts";

/** The log of what operators did. */
export interface OperatorLog {
  /** @throws Fault `cursor_invalid` */
  list(limit: number, cursor: string | null): Promise<LogPage>;
}

/** Reads it. The stores write it, in the transactions of the acts (`noteAct`). */
export function createOperatorLog(needs: {
  store: Pick<OperatorLogStore, "list">;
  findPeople: FindPeople;
}): OperatorLog {
  const { store, findPeople } = needs;
  return {
    async list(limit, cursor) {
      if (cursor !== null && !/^opl_[0-9a-z]{26}$/.test(cursor)) throw invalidCursor();
      const rows = await store.list(limit + 1, cursor);
      const shown = rows.slice(0, limit);
      const people = await findPeople(
        shown.map(({ kind, operator }) => (kind === "person" ? personAuthor(operator) : null)),
      );
      return {
        entries: shown.map((row) => entryOf(row, people)),
        nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      };
    },
  };
}

function entryOf(row: LogRow, people: People): LogEntry {
  const { id, at, kind, operator, action, subjectKind, subject, detail } = row;
  const names = { person: people.get(operator) ?? null, key: row.name, command: operator };
  return {
    ...{ id, at: isoTime(at), action, subject: { kind: subjectKind, id: subject }, detail },
    who: { kind, id: operator, name: names[kind] },
  };
}
