import { useCallback, useRef } from "preact/hooks";
import { call, download } from "../../lib/api.ts";
import { fileNameOf } from "../../lib/file-name.ts";
import { go, useRoute, ViewTitle } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { Empty } from "../../ui/State.tsx";
import { GroupFilter } from "../codes/GroupFilter.tsx";
import { ExportButton } from "../../ui/ExportButton.tsx";
import { usePages } from "../../ui/pages.ts";
import { useMe } from "../session.ts";
import { SearchField } from "../../ui/SearchField.tsx";
import { filterOf, isWrongOrder, type LeadFilter, paramsOf, queryOf } from "./filter.ts";
import { LeadItems } from "./LeadItems.tsx";
import { useTexts } from "../../texts/texts.ts";

const AT_ONCE = 50;

/** With fewer leads there is nothing to filter. */
const FEW_LEADS = 10;

/** The leads of all codes. The filter is in the address, so that "back" and a reload keep it. */
export function View() {
  const words = useTexts("allLeads");
  const { exportCsv, empty, emptyText } = useTexts("leads");
  const { params } = useRoute();
  const filter = filterOf(params);
  const query = queryOf(filter);
  const shown = JSON.stringify(query);
  const list = usePages(
    (page, signal) => call("GET /app/api/leads", { ...query, limit: AT_ONCE, ...page }, { signal }),
    [shown],
  );
  const isFiltered = paramsOf(filter).size > 0;
  const read = list.pages.reduce((sum, page) => sum + page.leads.length, 0);
  // Once they are there they stay, also while fewer leads are shown than there are.
  const hasFilters = useRef(false);
  hasFilters.current ||= isFiltered || read >= FEW_LEADS || list.hasMore;
  const name = fileNameOf(useMe()?.tenant.name ?? "", words.title, filter.group, filter.from, filter.to);
  return (
    <div class="view">
      <header class="view-head">
        <ViewTitle>{words.title}</ViewTitle>
        <div class="view-actions no-print">
          <ExportButton
            file={async (signal) => {
              const { blob } = await download("GET /app/api/leads", { ...query, format: "csv" }, { signal });
              return { blob };
            }}
            filename={`${name}.csv`}
            label={exportCsv}
          />
        </div>
      </header>
      {hasFilters.current && <Filters filter={filter} />}
      <LeadItems list={list} filter={shown} showsCode>
        {isFiltered ? (
          <Empty
            icon="search"
            title={words.noneTitle}
            action={<Button onClick={() => go("/leads")}>{words.clear}</Button>}
          >
            {words.noneText}
          </Empty>
        ) : (
          <Empty icon="inbox" title={empty}>
            {emptyText}
          </Empty>
        )}
      </LeadItems>
    </div>
  );
}

function Filters({ filter }: { readonly filter: LeadFilter }) {
  const words = useTexts("allLeads");
  const { wrongOrder } = useTexts("analytics");
  const put = useCallback(
    (part: Partial<LeadFilter>) => {
      const params = paramsOf({ ...filter, ...part });
      go(params.size === 0 ? "/leads" : `/leads?${params}`, { replace: true });
    },
    [paramsOf(filter).toString()],
  );
  const search = useCallback((q: string) => put({ q }), [put]);
  return (
    <search class="filters">
      <SearchField label={words.search} placeholder={words.searchHint} value={filter.q} onSearch={search} />
      <Segments
        label={words.state}
        hideLabel
        value={filter.handled}
        options={[
          { value: "", label: words.all },
          { value: "false", label: words.open },
          { value: "true", label: words.handled },
        ]}
        onChange={(handled) => put({ handled })}
      />
      <TextField
        label={words.from}
        type="date"
        class="filter-day"
        max={filter.to || undefined}
        value={filter.from}
        onInput={(from) => put({ from })}
        error={isWrongOrder(filter) ? wrongOrder : undefined}
      />
      <TextField
        label={words.to}
        type="date"
        class="filter-day"
        min={filter.from || undefined}
        value={filter.to}
        onInput={(to) => put({ to })}
      />
      <GroupFilter value={filter.group} onChange={(group) => put({ group })} />
    </search>
  );
}
