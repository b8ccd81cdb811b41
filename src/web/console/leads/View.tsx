import { call, download } from "../../lib/api.ts";
import { fileNameOf } from "../../lib/file-name.ts";
import { Link } from "../../lib/route.tsx";
import { Empty } from "../../ui/State.tsx";
import { nameOfCode } from "../../../features/codes/traits.ts";
import { CodeView, useCode } from "../CodeView.tsx";
import { ExportButton } from "../../ui/ExportButton.tsx";
import { usePages } from "../../ui/pages.ts";
import { May } from "../May.tsx";
import { LeadItems } from "./LeadItems.tsx";
import { useTexts } from "../../texts/texts.ts";

const AT_ONCE = 50;

/** The leads of a code. */
export function View({ codeId }: { readonly codeId: string }) {
  const words = useTexts("leads");
  const code = useCode(codeId);
  const list = usePages(
    (page, signal) =>
      call("GET /app/api/codes/{id}/leads", { id: codeId, limit: AT_ONCE, ...page }, { signal }),
    [codeId],
  );
  const hasLeads = list.pages.some((page) => page.leads.length > 0);
  return (
    <CodeView
      code={code}
      codeId={codeId}
      title={words.title}
      actions={
        hasLeads && (
          <ExportButton
            file={async (signal) => {
              const asked = { id: codeId, format: "csv" } as const;
              return { blob: (await download("GET /app/api/codes/{id}/leads", asked, { signal })).blob };
            }}
            filename={`${fileNameOf(code ? nameOfCode(code) : codeId, words.title)}.csv`}
            label={words.exportCsv}
          />
        )
      }
    >
      <LeadItems list={list} filter={codeId} showsCode={false}>
        <Empty
          icon="inbox"
          title={words.empty}
          action={
            <May scope="codes:write">
              <Link to={`/codes/${encodeURIComponent(codeId)}/edit`} class="button">
                {words.toEdit}
              </Link>
            </May>
          }
        >
          {words.emptyText}
        </Empty>
      </LeadItems>
    </CodeView>
  );
}
