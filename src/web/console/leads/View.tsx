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
  const t = useTexts(texts);
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
      title={t.title}
      actions={
        hasLeads && <ExportButton path={`${path}?format=csv`} filename="leads.csv" label={t.exportCsv} />
      }
    >
      <p class="soft">{t.intro}</p>
      <LeadItems list={list} filter={path} showsCode={false}>
        <Empty
          icon="inbox"
          title={t.empty}
          action={
            <Link to={`/codes/${encodeURIComponent(codeId)}/edit`} class="button">
              {t.toEdit}
            </Link>
          }
        >
          {t.emptyText}
        </Empty>
      </LeadItems>
    </CodeView>
  );
}
