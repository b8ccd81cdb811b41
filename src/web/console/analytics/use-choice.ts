import { useEffect, useMemo } from "preact/hooks";
import { call } from "../../lib/api.ts";
import { type Load, useLoad } from "../../lib/load.ts";
import { go, useRoute } from "../../lib/route.tsx";
import { countBots, useBots } from "../bots.ts";
import { useMe } from "../session.ts";
import {
  before,
  type Choice,
  type ChoiceContext,
  type CountsQuery,
  queryOf,
  readChoice,
  writeChoice,
} from "./choice.ts";

/** The choice in the address of a view, and a function that changes it. */
export function useChoice(usual: ChoiceContext["usual"]) {
  const { path, params } = useRoute();
  const since = useMe()?.tenant.createdAt ?? null;
  const bots = useBots();
  const search = params.toString();
  const choice = useMemo(
    () => readChoice(new URLSearchParams(search), { now: Date.now(), since, usual, bots }),
    [search, since, usual, bots],
  );
  // A link that counts automated scans turns the switch of all views.
  useEffect(() => countBots(choice.bots), [choice.bots]);

  function choose(next: Choice) {
    countBots(next.bots);
    const said = writeChoice(next, usual).toString();
    go(said === "" ? path : `${path}?${said}`, { replace: true });
  }

  return { choice, choose, since };
}

/** Reads what all codes of a workspace counted. */
export const readOverview = (query: CountsQuery, signal: AbortSignal) =>
  call("GET /app/api/overview", query, { signal });

/**
 * Reads counts of a chosen period, and those of the period before.
 * @param codeId - the code whose counts they are; empty for all.
 * @returns `before` is `undefined` until it is read, and `null` where there is none. A failed read of it is not reported:
 * only the comparison is missing.
 */
export function useCounts<T>(
  choice: Choice,
  read: (query: CountsQuery, signal: AbortSignal) => Promise<T>,
  codeId = "",
): { readonly found: Load<T>; readonly before: T | null | undefined } {
  const asked = JSON.stringify([codeId, queryOf(choice)]);
  const found = useLoad((signal) => read(queryOf(choice), signal), [asked]);
  const earlier = useLoad(
    async (signal) => {
      const previous = before(choice, Date.now());
      const counts = previous && (await read(queryOf(previous), signal));
      return { asked, counts };
    },
    [asked],
  );
  return { found, before: earlier.value?.asked === asked ? earlier.value.counts : undefined };
}
