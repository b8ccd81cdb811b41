import { useCallback, useEffect } from "preact/hooks";
import type { CodeTotals } from "quietzone-client";
import { HEALTH_STATES } from "../../../features/watch/constants.ts";
import { number } from "../../lib/format.ts";
import { go, Link, useRoute, ViewTitle } from "../../lib/route.tsx";
import { Empty } from "../../ui/State.tsx";
import { Filters } from "./Filters.tsx";
import { noteGroups } from "./groups.ts";
import { CodeItems } from "./CodeItems.tsx";
import { type CodeFilter, useCodes } from "./list.ts";
import { useTexts } from "../../texts/texts.ts";

/** The list of codes. The filter is in the address, so that "back" and a reload keep it. */
export function View() {
  const words = useTexts("codes");
  const { params } = useRoute();
  const filter = filterOf(params);
  const view = useCodes(filter);
  useEffect(() => noteGroups((view.codes ?? []).map(({ group }) => group)), [view.codes]);
  const onFilter = useCallback((next: CodeFilter) => go(pathOf(next), { replace: true }), []);
  const isFiltered = pathOf({ ...filter, sort: "" }) !== "/codes";
  const isEmpty = view.totals?.codes === 0 && !isFiltered && !view.loading;
  return (
    <div class="view">
      <header class="view-head">
        <ViewTitle>{words.title}</ViewTitle>
      </header>
      {(view.totals || view.loading) && !isEmpty && <Totals totals={view.totals} />}
      {!isEmpty && <Filters filter={filter} onChange={onFilter} />}
      {isEmpty ? (
        <Empty
          icon="qr"
          title={words.emptyTitle}
          action={
            <Link to="/new" class="button primary">
              {words.firstCode}
            </Link>
          }
        >
          {words.emptyText}
        </Empty>
      ) : (
        <CodeItems view={view} filter={filter} onClear={() => go("/codes")} />
      )}
    </div>
  );
}

function filterOf(params: URLSearchParams): CodeFilter {
  const active = params.get("active");
  const sort = params.get("sort");
  return {
    q: params.get("q") ?? "",
    group: params.get("group") ?? "",
    active: active === "true" || active === "false" ? active : "",
    health: HEALTH_STATES.find((state) => state === params.get("health")) ?? "",
    sort: sort === "oldest" || sort === "scans" || sort === "title" ? sort : "",
  };
}

function pathOf(filter: CodeFilter): string {
  const set = Object.entries(filter).filter(([, value]) => value !== "");
  return set.length === 0 ? "/codes" : `/codes?${new URLSearchParams(set)}`;
}

/** The totals, or their place while they are read. */
function Totals({ totals }: { readonly totals: CodeTotals | undefined }) {
  const words = useTexts("codes");
  const figures: [string, number | undefined, string?][] = [
    [words.totalCodes, totals?.codes, totals && `${number(totals.active)} ${words.totalActive}`],
    [words.totalScans, totals?.scans],
    [words.totalUnique, totals?.uniqueVisitors],
    [words.totalLeads, totals?.leads],
  ];
  return (
    <section aria-label={words.totals} aria-busy={totals === undefined}>
      <dl class="totals">
        {figures.map(([name, value, more]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class="numbers">
              {value === undefined ? "\u2013" : number(value)}
              {more && <small>{more}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
