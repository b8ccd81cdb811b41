import { useCallback, useEffect } from "preact/hooks";
import { HEALTH_STATES } from "../../../features/watch/constants.ts";
import { go, Link, useRoute, ViewTitle } from "../../lib/route.tsx";
import { Check } from "../../ui/Field.tsx";
import { Empty } from "../../ui/State.tsx";
import { countBots, useBots } from "../bots.ts";
import { May } from "../May.tsx";
import { Filters } from "./Filters.tsx";
import { Kinds } from "../plain/Kinds.tsx";
import { noteGroups } from "./groups.ts";
import { noteTags } from "./tags.ts";
import { CodeItems } from "./CodeItems.tsx";
import { type CodeFilter, useCodes } from "./list.ts";
import { useTexts } from "../../texts/texts.ts";

/** With fewer codes there is nothing to filter. */
const FEW_CODES = 10;

/** The list of codes. The filter is in the address, so that "back" and a reload keep it. */
export function View() {
  const words = useTexts("codes");
  const { withBots } = useTexts("analytics");
  const bots = useBots();
  const { params } = useRoute();
  const filter = filterOf(params);
  const view = useCodes(filter);
  useEffect(() => {
    noteGroups((view.codes ?? []).map(({ group }) => group));
    noteTags((view.codes ?? []).flatMap(({ tags }) => tags));
  }, [view.codes]);
  const onFilter = useCallback((next: CodeFilter) => go(pathOf(next), { replace: true }), []);
  const isFiltered = pathOf({ ...filter, sort: "" }) !== "/codes";
  const hasFilters = isFiltered || (view.totals?.codes ?? 0) >= FEW_CODES;
  const isEmpty = view.totals?.codes === 0 && !isFiltered && !view.loading;
  return (
    <div class="view">
      <header class="view-head codes-head">
        <div>
          <ViewTitle>{words.title}</ViewTitle>
          <p class="soft numbers">
            {view.totals && !isEmpty ? words.totals(view.totals.codes, view.totals.active) : "\u00a0"}
          </p>
        </div>
        {!isEmpty && <Check label={withBots} checked={bots} onChange={countBots} />}
      </header>
      <Kinds current="tracked" />
      {hasFilters && <Filters filter={filter} onChange={onFilter} />}
      {isEmpty ? (
        <Empty
          icon="qr"
          title={words.emptyTitle}
          action={
            <May scope="codes:write">
              <Link to="/new" class="button primary">
                {words.firstCode}
              </Link>
            </May>
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
    tags: [...new Set(params.getAll("tag").filter((tag) => tag !== ""))],
    active: active === "true" || active === "false" ? active : "",
    health: HEALTH_STATES.find((state) => state === params.get("health")) ?? "",
    sort: sort === "oldest" || sort === "scans" || sort === "title" ? sort : "",
  };
}

function pathOf({ tags, ...filter }: CodeFilter): string {
  const set = [
    ...Object.entries(filter).filter(([, value]) => value !== ""),
    ...tags.map((tag) => ["tag", tag]),
  ];
  return set.length === 0 ? "/codes" : `/codes?${new URLSearchParams(set)}`;
}
