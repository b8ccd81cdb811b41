import { useLoad } from "../lib/load.ts";
import { number } from "../lib/format.ts";
import { useRoute } from "../lib/route.tsx";
import { Loaded } from "../ui/Loaded.tsx";
import { Empty } from "../ui/State.tsx";
import { ask } from "./api.ts";
import { CodeItem } from "./codes/CodeItem.tsx";
import { Item, Items } from "./parts/Item.tsx";
import { Page } from "./parts/Page.tsx";
import { PersonItem } from "./people/PersonItem.tsx";
import { ReportItem } from "./reports/ReportItem.tsx";
import { DomainItem } from "./rest/DomainItem.tsx";
import { ProblemItem } from "./rest/ProblemItem.tsx";
import type { SearchAnswer, SearchResult } from "./records.ts";
import { WorkspaceItem } from "./workspaces/WorkspaceItem.tsx";
import { useTexts } from "../texts/texts.ts";

/** Results of the one search field: codes, hosts, workspaces, people, domains, problems and reports. */
export function Search() {
  const words = useTexts("deskSearch");
  const { params } = useRoute();
  const q = params.get("q") ?? "";
  const load = useLoad(
    async (signal): Promise<SearchAnswer> => {
      if (q === "") return { results: [] };
      return ask<SearchAnswer>("GET", "search", { query: { q }, signal });
    },
    [q],
  );
  return (
    <Page title={words.title}>
      <Loaded load={load} shape="rows">
        {({ results }) =>
          results.length === 0 ? (
            <Empty icon="search" title={words.none}>
              {words.noneText}
            </Empty>
          ) : (
            <>
              <p class="soft" role="status">
                {words.found(results.length)}
              </p>
              <Items label={words.title}>
                {results.map((result, index) => (
                  <Found key={`${q} ${index}`} result={result} onChanged={load.reload} />
                ))}
              </Items>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function Found({ result, onChanged }: { readonly result: SearchResult; readonly onChanged: () => void }) {
  const words = useTexts("deskSearch");
  switch (result.kind) {
    case "code":
      return <CodeItem code={result.code} />;
    case "workspace":
      return <WorkspaceItem mixed workspace={result.workspace} />;
    case "person":
      return <PersonItem mixed person={result.person} />;
    case "domain":
      return <DomainItem domain={result.domain} onChanged={onChanged} />;
    case "report":
      return <ReportItem report={result.report} onChanged={onChanged} />;
    case "problem":
      return <ProblemItem problem={result.problem} />;
    case "host":
      return (
        <Item
          title={result.host}
          to={`/codes?${new URLSearchParams({ host: result.host })}`}
          facts={[words.leadThere(number(result.codes), result.codes)]}
          marks={<span class="badge">{words.host}</span>}
        />
      );
  }
}
