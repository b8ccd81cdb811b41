import { isLeadList } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { Link } from "../../lib/route.tsx";
import { useTexts } from "../../lib/texts.ts";
import { Empty } from "../../ui/State.tsx";
import { CodeView } from "../CodeView.tsx";
import { ExportButton } from "../../ui/ExportButton.tsx";
import { usePages } from "../../ui/pages.ts";
import { LeadItems } from "./LeadItems.tsx";
import { texts } from "./texts.ts";

const AT_ONCE = "50";

/** The leads of a code. */
export function View({ codeId }: { readonly codeId: string }) {
  const words = useTexts(texts);
  const path = `/app/api/codes/${encodeURIComponent(codeId)}/leads`;
  const list = usePages(
    (cursor, signal) => {
      const query = new URLSearchParams({ limit: AT_ONCE, ...(cursor === null ? {} : { cursor }) });
      return call("GET", `${path}?${query}`, isLeadList, { signal });
    },
    [path],
  );
  const hasLeads = list.pages.some((page) => page.leads.length > 0);
  return (
    <CodeView
      codeId={codeId}
      title={words.title}
      actions={
        hasLeads && <ExportButton path={`${path}?format=csv`} filename="leads.csv" label={words.exportCsv} />
      }
    >
      <p class="soft">{words.intro}</p>
      <LeadItems list={list} filter={path} showsCode={false}>
        <Empty
          icon="inbox"
          title={words.empty}
          action={
            <Link to={`/codes/${encodeURIComponent(codeId)}/edit`} class="button">
              {words.toEdit}
            </Link>
          }
        >
          {words.emptyText}
        </Empty>
      </LeadItems>
    </CodeView>
  );
}
