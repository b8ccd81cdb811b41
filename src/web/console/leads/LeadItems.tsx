import { useEffect, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { LeadList, LeadRecord } from "../../../leads/model.ts";
import { isLeadRecord } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { number } from "../../lib/format.ts";
import { useTexts } from "../../lib/texts.ts";
import { useReason } from "../../ui/State.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { Loaded } from "../figures/Loaded.tsx";
import { More } from "../figures/More.tsx";
import type { Pages } from "../figures/pages.ts";
import { Erase } from "./Erase.tsx";
import { Lead } from "./Lead.tsx";
import { texts } from "./texts.ts";

/** Leads that are read page by page: each can be marked as handled and erased. */
export function LeadItems(props: {
  readonly list: Pages<LeadList>;
  /** Whether each says which code it came from. */
  readonly showsCode: boolean;
  /** Shown when there are none. */
  readonly children: ComponentChildren;
}) {
  const { list, showsCode } = props;
  const t = useTexts(texts);
  const reason = useReason();
  const [erasing, setErasing] = useState<LeadRecord | null>(null);
  const leads = list.pages.flatMap((page) => page.leads);

  // A search looks through 1,000 leads a page, which may all be others.
  const goesOn = leads.length === 0 && list.hasMore && !list.loadingMore && list.moreError === undefined;
  useEffect(() => {
    if (goesOn) list.loadMore();
  }, [goesOn, list.pages.length]);

  async function mark(lead: LeadRecord) {
    try {
      const path = `/app/api/leads/${encodeURIComponent(lead.id)}`;
      const changed = await call("PATCH", path, isLeadRecord, { body: { handled: !lead.handled } });
      list.update((page) => ({
        ...page,
        leads: page.leads.map((each) => (each.id === changed.id ? changed : each)),
      }));
    } catch (error) {
      toast({ text: reason(error), tone: "bad" });
    }
  }

  function drop(id: string) {
    setErasing(null);
    list.update((page) => ({ ...page, leads: page.leads.filter((lead) => lead.id !== id) }));
  }

  return (
    <>
      <Loaded load={list.first}>
        {() =>
          leads.length === 0 && !list.hasMore ? (
            props.children
          ) : (
            <>
              <ul class="lead-list" aria-label={t.list}>
                {leads.map((lead) => (
                  <Lead
                    key={lead.id}
                    lead={lead}
                    showsCode={showsCode}
                    onMark={() => mark(lead)}
                    onErase={() => setErasing(lead)}
                  />
                ))}
              </ul>
              <More pages={list} label={t.more} count={t.shown(number(leads.length))} />
            </>
          )
        }
      </Loaded>
      {erasing && <Erase lead={erasing} onClose={() => setErasing(null)} onErased={() => drop(erasing.id)} />}
    </>
  );
}
