import { useEffect, useMemo, useState } from "preact/hooks";
import type { CodeRecord } from "../../../codes/model.ts";
import { isCodeList } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { type CodeFilter, listPath } from "../codes/list.ts";
import type { Chosen } from "./edit.ts";

/** The codes that a person has chosen in the list, by their ids. */
export interface Choice {
  readonly codes: ReadonlyMap<string, Chosen>;
  /** Adds codes to the choice, or takes them out of it. */
  put(codes: readonly Chosen[], isChosen: boolean): void;
  clear(): void;
}

const NONE: ReadonlyMap<string, Chosen> = new Map();

/** @param filter - of the list: with another one the choice is empty, so that no chosen code is out of sight. */
export function useChoice(filter: string): Choice {
  const [codes, setCodes] = useState(NONE);
  useEffect(() => setCodes(NONE), [filter]);
  return useMemo(
    () => ({
      codes,
      put(changed, isChosen) {
        setCodes((last) => {
          const next = new Map(last);
          for (const code of changed) {
            if (isChosen) next.set(code.id, code);
            else next.delete(code.id);
          }
          return next;
        });
      },
      clear: () => setCodes(NONE),
    }),
    [codes],
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
  let cursor: string | null = null;
  do {
    // By scans or title, a code that moves between two pages would be missed.
    const path = listPath({ ...filter, sort: "" }, PAGE, cursor);
    const page = await call("GET", path, isCodeList, { signal });
    found.push(...page.codes.map(membersOf));
    onRead(found.length);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}

/** Without the rest of the record, which may be long. */
function membersOf({ id, shortId, shortUrl, title, group, active, style, updatedAt }: CodeRecord): Chosen {
  return { id, shortId, shortUrl, title, group, active, style, updatedAt };
}
