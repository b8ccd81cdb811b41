import { useCallback, useEffect, useState } from "preact/hooks";
import type { CodeRecord, CodeTotals } from "../../../codes/model.ts";
import { number } from "../../lib/format.ts";
import { go, Link, useRoute, ViewTitle } from "../../lib/route.tsx";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Empty, Failed, Loading } from "../../ui/State.tsx";
import { More } from "../figures/More.tsx";
import { useSwitch } from "./actions.ts";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { Filters } from "./Filters.tsx";
import { noteGroups, useGroups } from "./groups.ts";
import { type CodeFilter, type CodesInView, useCodes } from "./list.ts";
import { Row } from "./Row.tsx";
import { texts } from "./texts.ts";

/** The list of codes. The filter is in the address, so that "back" and a reload keep it. */
export function View() {
  const words = useTexts(texts);
  const { params } = useRoute();
  const filter = filterOf(params);
  const view = useCodes(filter);
  const groups = useGroups();
  useEffect(() => noteGroups((view.codes ?? []).map(({ group }) => group)), [view.codes]);
  const onFilter = useCallback((next: CodeFilter) => go(pathOf(next), { replace: true }), []);
  const isFiltered = pathOf({ ...filter, sort: "" }) !== "/codes";
  const isEmpty = view.codes?.length === 0 && !isFiltered && !view.loading;
  return (
    <div class="view">
      <header class="view-head">
        <ViewTitle>{words.title}</ViewTitle>
      </header>
      {view.totals && !isEmpty && <Totals totals={view.totals} />}
      {!isEmpty && <Filters filter={filter} groups={groups} onChange={onFilter} />}
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
        <List view={view} onClear={() => go("/codes")} />
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
    sort: sort === "oldest" || sort === "scans" || sort === "title" ? sort : "",
  };
}

function pathOf(filter: CodeFilter): string {
  const set = Object.entries(filter).filter(([, value]) => value !== "");
  return set.length === 0 ? "/codes" : `/codes?${new URLSearchParams(set)}`;
}

function Totals({ totals }: { readonly totals: CodeTotals }) {
  const words = useTexts(texts);
  const figures: [string, number, string?][] = [
    [words.totalCodes, totals.codes, `${number(totals.active)} ${words.totalActive}`],
    [words.totalScans, totals.scans],
    [words.totalUnique, totals.uniqueVisitors],
    [words.totalLeads, totals.leads],
  ];
  return (
    <section aria-label={words.totals}>
      <dl class="totals">
        {figures.map(([name, value, more]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class="numbers">
              {number(value)}
              {more && <small>{more}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function List({ view, onClear }: { readonly view: CodesInView; readonly onClear: () => void }) {
  const words = useTexts(texts);
  const turn = useSwitch((code) => view.replace(code.id, code));
  const [doomed, setDoomed] = useState<CodeRecord | null>(null);
  const { codes, error, reload } = view;
  if (codes === undefined) return error ? <Failed error={error} retry={reload} /> : <Loading lines={6} />;
  if (codes.length === 0 && !view.hasMore)
    return (
      <Empty icon="search" title={words.noneTitle} action={<Button onClick={onClear}>{words.clear}</Button>}>
        {words.noneText}
      </Empty>
    );
  return (
    <>
      {error !== undefined && <Failed error={error} retry={reload} />}
      <h2 class="hidden">{words.list}</h2>
      <ul class="plain-list codes" aria-busy={view.loading}>
        {codes.map((code) => (
          <Row key={code.id} code={code} onSwitch={turn} onDelete={setDoomed} />
        ))}
      </ul>
      <More pages={view} label={words.more} count={words.seen(codes.length)} />
      {doomed && (
        <DeleteDialog
          code={doomed}
          onClose={() => setDoomed(null)}
          onDeleted={() => {
            setDoomed(null);
            view.replace(doomed.id, null);
          }}
        />
      )}
    </>
  );
}
