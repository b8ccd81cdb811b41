import { useRef } from "preact/hooks";
import type { Code, CodeList } from "quietzone-client";
import type { HealthState } from "../../../features/watch/constants.ts";
import { call } from "../../lib/api.ts";
import type { Query } from "../../lib/query.ts";
import { type Pages, usePages } from "../../ui/pages.ts";

type Asked = Query<"GET /app/api/codes">;

/** The filter of the list, and its order. Empty matches any code, and lists the newest first. */
export interface CodeFilter {
  readonly q: string;
  readonly group: string;
  /** All of them. */
  readonly tags: readonly string[];
  readonly active: "" | "true" | "false";
  readonly health: "" | HealthState;
  readonly sort: "" | Exclude<NonNullable<Asked["sort"]>, "newest">;
}

/** The page size. */
const PAGE = 30;

/** A filter as the API has it. */
export function queryOf({ q, group, tags, active, health, sort }: CodeFilter): Asked {
  return {
    q: q || undefined,
    group: group || undefined,
    tag: tags.length > 0 ? [...tags] : undefined,
    active: active === "" ? undefined : active === "true",
    health: health || undefined,
    sort: sort || undefined,
  };
}

/** The matching codes read so far. */
export interface CodesInView extends Omit<Pages<CodeList>, "first" | "pages" | "update"> {
  /** `undefined` until the first page is read. */
  readonly codes: readonly Code[] | undefined;
  readonly totals: CodeList["totals"] | undefined;
  readonly error: unknown;
  readonly loading: boolean;
  reload(): void;
  /** Replaces a code's record; `null` removes it. */
  replace(id: string, record: Code | null): void;
}

/** Reads codes page by page. */
export function useCodes(filter: CodeFilter): CodesInView {
  const { q, group, tags, active, health, sort } = filter;
  const { first, pages, update, ...more } = usePages(
    (page, signal) => call("GET /app/api/codes", { ...queryOf(filter), limit: PAGE, ...page }, { signal }),
    [q, group, tags.join("\n"), active, health, sort],
  );
  const codes = first.value && pages.flatMap((page) => page.codes);
  // An undo may call an older `replace`.
  const shown = useRef(codes);
  shown.current = codes;
  return {
    ...more,
    codes,
    totals: first.value?.totals,
    error: first.error,
    loading: first.loading,
    reload: first.reload,
    replace(id, record) {
      const before = shown.current?.find((code) => code.id === id);
      if (before) update((page) => replaced(page, before, record));
    },
  };
}

/** A page with one code replaced and the totals adjusted. */
function replaced(page: CodeList, before: Code, record: Code | null): CodeList {
  const codes = page.codes.flatMap((code) => (code.id === before.id ? (record ?? []) : code));
  const totals = {
    ...page.totals,
    codes: page.totals.codes - (record ? 0 : 1),
    active: page.totals.active + Number(record?.active ?? false) - Number(before.active),
  };
  return { ...page, codes, totals };
}
