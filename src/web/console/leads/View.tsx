import { call, download } from "../../lib/api.ts";
import { Link } from "../../lib/route.tsx";
import { Empty } from "../../ui/State.tsx";
import { CodeView } from "../CodeView.tsx";
import { ExportButton } from "../../ui/ExportButton.tsx";
import { usePages } from "../../ui/pages.ts";
import { LeadItems } from "./LeadItems.tsx";
import { useTexts } from "../../texts/texts.ts";

const AT_ONCE = 50;

/** The leads of a code. */
export function View({ codeId }: { readonly codeId: string }) {
  const words = useTexts("leads");
  const list = usePages(
    (page, signal) =>
      call("GET /app/api/codes/{id}/leads", { id: codeId, limit: AT_ONCE, ...page }, { signal }),
    [codeId],
  );
  const hasLeads = list.pages.some((page) => page.leads.length > 0);
  return (
    <CodeView
      codeId={codeId}
      title={words.title}
      actions={
        hasLeads && (
          <ExportButton
            file={(signal) =>
              download("GET /app/api/codes/{id}/leads", { id: codeId, format: "csv" }, { signal })
            }
            filename="leads.csv"
            label={words.exportCsv}
          />
        )
      }
    >
      <p class="soft">{words.intro}</p>
      <LeadItems list={list} filter={codeId} showsCode={false}>
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
