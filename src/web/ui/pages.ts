import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { type Load, useLoad } from "../lib/load.ts";
import { isAbort } from "../lib/wait.ts";

/** A list that the service returns page by page. */
interface Paged {
  readonly nextCursor: string | null;
}

/** The parameter that asks for a page; none for the first. */
interface Asked {
  readonly cursor?: string;
}

const pageAt = (cursor: string | null): Asked => (cursor === null ? {} : { cursor });

export interface Pages<T extends Paged> {
  readonly first: Load<T>;
  /** The entries read so far, in order. */
  readonly pages: readonly T[];
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** Why the next page could not be read. */
  readonly moreError: unknown;
  loadMore(): void;
  /** Reads the shown pages again and puts them in their place. @throws as the read does. */
  refresh(signal: AbortSignal): Promise<void>;
  /** Changes the latest entries, for example after one was erased. */
  update(change: (page: T) => T): void;
}

/** Reads the first page when a component mounts and whenever `needs` change; further pages on request. */
export function usePages<T extends Paged>(
  read: (page: Asked, signal: AbortSignal) => Promise<T>,
  needs: readonly unknown[],
): Pages<T> {
  const first = useLoad((signal) => read({}, signal), needs);
  const [rest, setRest] = useState<readonly T[]>([]);
  const [more, setMore] = useState<{ loading: boolean; error: unknown }>({
    loading: false,
    error: undefined,
  });
  const stop = useRef<AbortController | null>(null);
  const latest = useRef(read);
  latest.current = read;

  useEffect(() => {
    setRest([]);
    setMore({ loading: false, error: undefined });
    return () => stop.current?.abort();
  }, [...needs, first.loading]);

  const pages = first.value === undefined ? [] : [first.value, ...rest];
  const cursor = pages.at(-1)?.nextCursor ?? null;

  const loadMore = useCallback(() => {
    if (cursor === null || more.loading) return;
    const mine = new AbortController();
    stop.current = mine;
    setMore({ loading: true, error: undefined });
    latest.current(pageAt(cursor), mine.signal).then(
      (page) => {
        if (mine.signal.aborted) return;
        setRest((last) => [...last, page]);
        setMore({ loading: false, error: undefined });
      },
      (error) => {
        if (!mine.signal.aborted && !isAbort(error)) setMore({ loading: false, error });
      },
    );
  }, [cursor, more.loading]);

  async function refresh(signal: AbortSignal): Promise<void> {
    const fresh: T[] = [];
    do fresh.push(await latest.current(pageAt(fresh.at(-1)?.nextCursor ?? null), signal));
    while (fresh.length < pages.length && fresh.at(-1)?.nextCursor !== null);
    const [start, ...others] = fresh;
    if (start === undefined || signal.aborted) return;
    first.put(start);
    setRest(others);
  }

  return {
    first,
    pages,
    hasMore: cursor !== null,
    loadingMore: more.loading,
    moreError: more.error,
    loadMore,
    refresh,
    update(change) {
      first.change(change);
      setRest((last) => last.map(change));
    },
  };
}
