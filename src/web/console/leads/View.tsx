import { useState } from "preact/hooks";
import type { LeadRecord } from "../../../leads/model.ts";
import { isLeadList } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { number } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { useTexts } from "../../lib/texts.ts";
import { Empty } from "../../ui/State.tsx";
import { CodeView } from "../figures/CodeView.tsx";
import { ExportButton } from "../figures/ExportButton.tsx";
import { Loaded } from "../figures/Loaded.tsx";
import { More } from "../figures/More.tsx";
import { usePages } from "../figures/pages.ts";
import { Erase } from "./Erase.tsx";
import { Lead } from "./Lead.tsx";
import { texts } from "./texts.ts";

const AT_ONCE = "50";

/** The leads of a code. */
export function View({ codeId }: { readonly codeId: string }) {
  const t = useTexts(texts);
  const [erasing, setErasing] = useState<LeadRecord | null>(null);
  const path = `/app/api/codes/${encodeURIComponent(codeId)}/leads`;
  const list = usePages(
    (cursor, signal) => {
      const query = new URLSearchParams({ limit: AT_ONCE, ...(cursor === null ? {} : { cursor }) });
      return call("GET", `${path}?${query}`, isLeadList, { signal });
    },
    [path],
  );
  const leads = list.pages.flatMap((page) => page.leads);

  function drop(id: string) {
    setErasing(null);
    list.update((page) => ({ ...page, leads: page.leads.filter((lead) => lead.id !== id) }));
  }

  return (
    <CodeView
      codeId={codeId}
      title={t.title}
      actions={
        leads.length > 0 && (
          <ExportButton path={`${path}?format=csv`} filename="leads.csv" label={t.exportCsv} />
        )
      }
    >
      <p class="soft">{t.intro}</p>
      <Loaded load={list.first}>
        {() =>
          leads.length === 0 && !list.hasMore ? (
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
          ) : (
            <>
              <ul class="lead-list" aria-label={t.list}>
                {leads.map((lead) => (
                  <Lead key={lead.id} lead={lead} onErase={() => setErasing(lead)} />
                ))}
              </ul>
              <More pages={list} label={t.more} count={t.shown(number(leads.length))} />
            </>
          )
        }
      </Loaded>
      {erasing && <Erase lead={erasing} onClose={() => setErasing(null)} onErased={() => drop(erasing.id)} />}
    </CodeView>
  );
}
