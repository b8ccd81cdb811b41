import { useMemo } from "preact/hooks";
import { call } from "../../lib/api.ts";
import { type Load, useLoad } from "../../lib/load.ts";
import { go, useRoute } from "../../lib/route.tsx";
import type { Guard } from "../../lib/shape.ts";
import { useMe } from "../session.ts";
import { before, type Choice, type ChoiceContext, queryOf, readChoice, writeChoice } from "./choice.ts";

/** The choice in the address of a view, and a function that changes it. */
export function useChoice(usual: ChoiceContext["usual"]) {
  const { path, params } = useRoute();
  const since = useMe()?.tenant.createdAt ?? null;
  const search = params.toString();
  const choice = useMemo(
    () => readChoice(new URLSearchParams(search), { now: Date.now(), since, usual }),
    [search, since, usual],
  );

  function choose(next: Choice) {
    const said = writeChoice(next, usual).toString();
    go(said === "" ? path : `${path}?${said}`, { replace: true });
  }

  return { choice, choose, since };
}

/**
 * Reads counts of a chosen period, and those of the period before.
 * @param path - of the API, without a query.
 * @returns `before` is `undefined` until it is read, and `null` where there is none. A failed read of it is not reported:
 * only the comparison is missing.
 */
export function useCounts<T>(
  path: string,
  choice: Choice,
  is: Guard<T>,
): { readonly found: Load<T>; readonly before: T | null | undefined } {
  const asked = `${path}?${queryOf(choice)}`;
  const found = useLoad((signal) => call("GET", asked, is, { signal }), [asked]);
  const earlier = useLoad(
    async (signal) => {
      const previous = before(choice, Date.now());
      const counts = previous && (await call("GET", `${path}?${queryOf(previous)}`, is, { signal }));
      return { asked, counts };
    },
    [asked],
  );
  return { found, before: earlier.value?.asked === asked ? earlier.value.counts : undefined };
}
