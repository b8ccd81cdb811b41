import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { CodeList, CodeRecord } from "../../../codes/model.ts";
import { call } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { isAbort } from "../../lib/wait.ts";

/** Which codes are listed. Empty is any. */
export interface CodeFilter {
  readonly q: string;
  readonly group: string;
  readonly active: "" | "true" | "false";
}

/** What fits on a screen or two. */
const PAGE = 30;

function pathOf(filter: CodeFilter, cursor: string | null): string {
  const query = new URLSearchParams({ limit: String(PAGE) });
  for (const [name, value] of Object.entries({ ...filter, cursor: cursor ?? "" }))
    if (value !== "") query.set(name, value);
  return `/app/api/codes?${query}`;
}

/** The codes that fit, as far as they were read, and what can be changed about what is shown. */
export interface CodesInView {
  /** `undefined` until the first page is there. */
  readonly codes: readonly CodeRecord[] | undefined;
  readonly totals: CodeList["totals"] | undefined;
  readonly error: unknown;
  readonly loading: boolean;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly moreError: unknown;
  loadMore(): void;
  reload(): void;
  /** Puts a code's newer record in the place of the one that is shown; `null` takes it out. */
  replace(id: string, record: CodeRecord | null): void;
}

interface Rest {
  readonly codes: readonly CodeRecord[];
  readonly cursor: string | null;
  readonly loading: boolean;
  readonly error: unknown;
}

/** Reads codes a page at a time. */
export function useCodes(filter: CodeFilter): CodesInView {
  const { q, group, active } = filter;
  const first = useLoad(
    (signal) => call<CodeList>("GET", pathOf(filter, null), { signal }),
    [q, group, active],
  );
  const [rest, setRest] = useState<Rest | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => {
    setRest(null);
    return () => stop.current?.abort();
  }, [q, group, active, first.loading]);

  const cursor = rest ? rest.cursor : (first.value?.nextCursor ?? null);
  const loadMore = useCallback(async () => {
    if (cursor === null || rest?.loading) return;
    const mine = new AbortController();
    stop.current = mine;
    const before = rest?.codes ?? [];
    setRest({ codes: before, cursor, loading: true, error: undefined });
    try {
      const page = await call<CodeList>("GET", pathOf(filter, cursor), { signal: mine.signal });
      if (mine.signal.aborted) return;
      setRest((last) => ({
        codes: [...(last?.codes ?? []), ...page.codes],
        cursor: page.nextCursor,
        loading: false,
        error: undefined,
      }));
    } catch (error) {
      if (!isAbort(error)) setRest((last) => last && { ...last, loading: false, error });
    }
  }, [cursor, rest, q, group, active]);

  const changed = (codes: readonly CodeRecord[], id: string, record: CodeRecord | null) =>
    codes.flatMap((code) => (code.id === id ? (record ? [record] : []) : [code]));
  return {
    codes: first.value && [...first.value.codes, ...(rest?.codes ?? [])],
    totals: first.value?.totals,
    error: first.error,
    loading: first.loading,
    hasMore: cursor !== null,
    loadingMore: rest?.loading ?? false,
    moreError: rest?.error,
    loadMore: () => void loadMore(),
    reload: first.reload,
    replace(id, record) {
      if (first.value) first.put(counted(first.value, changed(first.value.codes, id, record), id, record));
      setRest((last) => last && { ...last, codes: changed(last.codes, id, record) });
    },
  };
}

/** The first page with a code changed, and the totals as they are by that. */
function counted(page: CodeList, codes: CodeRecord[], id: string, record: CodeRecord | null): CodeList {
  const before = page.codes.find((code) => code.id === id);
  if (!before) return { ...page, codes };
  const activeChange = Number(record?.active ?? false) - Number(before.active);
  const totals = {
    ...page.totals,
    codes: page.totals.codes - (record ? 0 : 1),
    active: page.totals.active + activeChange,
  };
  return { ...page, codes, totals };
}
