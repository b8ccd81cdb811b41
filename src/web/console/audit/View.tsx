import { useEffect } from "preact/hooks";
import { call, download } from "../../lib/api.ts";
import { fileNameOf } from "../../lib/file-name.ts";
import { go, useRoute } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { ExportButton } from "../../ui/ExportButton.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { More } from "../../ui/More.tsx";
import { usePages } from "../../ui/pages.ts";
import { Empty } from "../../ui/State.tsx";
import { useMe } from "../session.ts";
import { Page } from "../settings/Page.tsx";
import { Entries } from "./Entries.tsx";
import { filterOf, pathOf, queryOf } from "./filter.ts";
import { Filters } from "./Filters.tsx";
import { useTexts } from "../../texts/texts.ts";

const AT_ONCE = 50;

/** The audit. The filter is in the address, so that "back" and a reload keep it. */
export function View() {
  const words = useTexts("audit");
  const { params } = useRoute();
  const filter = filterOf(params);
  const query = queryOf(filter);
  const list = usePages(
    (page, signal) => call("GET /app/api/audit", { ...query, limit: AT_ONCE, ...page }, { signal }),
    [JSON.stringify(query)],
  );
  const entries = list.pages.flatMap((page) => page.entries);
  // Where several filters choose, a page looks through 1,000 entries, which may all be others.
  const goesOn = entries.length === 0 && list.hasMore && !list.loadingMore && list.moreError === undefined;
  useEffect(() => {
    if (goesOn) list.loadMore();
  }, [goesOn, list.pages.length]);
  const name = fileNameOf(useMe()?.tenant.name ?? "", "audit", filter.from, filter.to);
  return (
    <Page
      tab="audit"
      isWide
      actions={
        <ExportButton
          file={async (signal) => {
            const { blob } = await download("GET /app/api/audit", { ...query, format: "csv" }, { signal });
            return { blob };
          }}
          filename={`${name}.csv`}
          label={words.csv}
        />
      }
    >
      <p class="soft">{words.intro}</p>
      <Filters filter={filter} shown={entries} />
      <Loaded load={list.first} shape="rows">
        {() =>
          entries.length === 0 && !list.hasMore ? (
            <Empty
              icon="search"
              title={words.none}
              action={<Button onClick={() => go(pathOf({}))}>{words.clear}</Button>}
            >
              {words.noneText}
            </Empty>
          ) : (
            <>
              <Entries entries={entries} filter={filter} />
              <More pages={list} label={words.more} count={words.shown(entries.length)} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
