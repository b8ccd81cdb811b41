import { useEffect, useMemo, useState } from "preact/hooks";
import type { Code, CodeList } from "quietzone-client";
import { nameOfCode } from "../../../features/codes/traits.ts";
import { call } from "../../lib/api.ts";
import { type CodeFilter, queryOf } from "../codes/list.ts";
import type { Chosen } from "./edit.ts";

/** The entries of a list that a person has chosen, by their ids. */
export interface Choice<T> {
  readonly entries: ReadonlyMap<string, T>;
  /** Adds entries to the choice, or takes them out of it. */
  put(entries: readonly T[], isChosen: boolean): void;
  clear(): void;
}

/** @param filter - of the list: with another one the choice is empty, so that no chosen entry is out of sight. */
export function useChoice<T extends { readonly id: string }>(filter: string): Choice<T> {
  const [entries, setEntries] = useState<ReadonlyMap<string, T>>(new Map());
  const clear = () => setEntries(new Map());
  useEffect(clear, [filter]);
  return useMemo(
    () => ({
      entries,
      put(changed, isChosen) {
        setEntries((last) => {
          const next = new Map(last);
          for (const entry of changed) {
            if (isChosen) next.set(entry.id, entry);
            else next.delete(entry.id);
          }
          return next;
        });
      },
      clear,
    }),
    [entries],
  );
}

/** The API's largest page. */
const PAGE = 1_000;

/**
 * Reads all codes that a filter finds.
 * @param onRead - told of the number read so far.
 * @throws the same as `call`.
 */
export async function readAll(
  filter: CodeFilter,
  onRead: (count: number) => void,
  signal: AbortSignal,
): Promise<readonly Chosen[]> {
  const found: Chosen[] = [];
  // By scans or title, a code that moves between two pages would be missed.
  const query = { ...queryOf({ ...filter, sort: "" }), limit: PAGE };
  let cursor: string | undefined;
  do {
    const page: CodeList = await call("GET /app/api/codes", { ...query, cursor }, { signal });
    found.push(...page.codes.map(membersOf));
    onRead(found.length);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}

/** Without the rest of the record, which may be long. */
function membersOf(code: Code): Chosen {
  const { id, shortId, shortUrl, group, tags, active, style, updatedAt } = code;
  return { id, shortId, shortUrl, title: nameOfCode(code), group, tags, active, style, updatedAt };
}
