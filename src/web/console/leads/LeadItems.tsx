import { useEffect, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { Lead as LeadRecord, LeadList } from "quietzone-client";
import { number } from "../../lib/format.ts";
import { useReason } from "../../ui/State.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { More } from "../../ui/More.tsx";
import type { Pages } from "../../ui/pages.ts";
import { useChoice } from "../runs/choice.ts";
import { ChooseShown } from "../runs/ChooseShown.tsx";
import { useMay } from "../session.ts";
import { Erase } from "./Erase.tsx";
import { Lead } from "./Lead.tsx";
import { mark } from "./mark.ts";
import { MarkBar } from "./MarkBar.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Leads that are read page by page: each can be marked as handled and erased, and several marked together. */
export function LeadItems(props: {
  readonly list: Pages<LeadList>;
  /** Of the list. */
  readonly filter: string;
  /** Whether each says which code it came from. */
  readonly showsCode: boolean;
  /** Shown when there are none. */
  readonly children: ComponentChildren;
}) {
  const { list, showsCode } = props;
  const words = useTexts("leads");
  const reason = useReason();
  const mayMark = useMay()("leads:write");
  const [erasing, setErasing] = useState<LeadRecord | null>(null);
  const choice = useChoice<LeadRecord>(props.filter);
  const leads = list.pages.flatMap((page) => page.leads);

  // A search looks through 1,000 leads a page, which may all be others.
  const goesOn = leads.length === 0 && list.hasMore && !list.loadingMore && list.moreError === undefined;
  useEffect(() => {
    if (goesOn) list.loadMore();
  }, [goesOn, list.pages.length]);

  const chosen = leads.filter(({ id }) => choice.entries.has(id));

  function put(changed: LeadRecord) {
    list.update((page) => ({
      ...page,
      leads: page.leads.map((each) => (each.id === changed.id ? changed : each)),
    }));
  }

  async function toggle(lead: LeadRecord) {
    try {
      put(await mark(lead, !lead.handled));
    } catch (error) {
      toast({ text: reason(error), tone: "bad" });
    }
  }

  function drop(erased: LeadRecord) {
    setErasing(null);
    choice.put([erased], false);
    list.update((page) => ({ ...page, leads: page.leads.filter(({ id }) => id !== erased.id) }));
  }

  return (
    <>
      <Loaded load={list.first} shape="rows">
        {() =>
          leads.length === 0 && !list.hasMore ? (
            props.children
          ) : (
            <>
              {mayMark && <ChooseShown choice={choice} shown={leads} />}
              <ul class="lead-list" aria-label={words.list}>
                {leads.map((lead) => (
                  <Lead
                    key={lead.id}
                    lead={lead}
                    showsCode={showsCode}
                    mayMark={mayMark}
                    isChosen={choice.entries.has(lead.id)}
                    onChoose={(isChosen) => choice.put([lead], isChosen)}
                    onMark={() => toggle(lead)}
                    onErase={() => setErasing(lead)}
                  />
                ))}
              </ul>
              <More pages={list} label={words.more} count={words.shown(number(leads.length))} />
              {chosen.length > 0 && <MarkBar chosen={chosen} onClear={choice.clear} onMarked={put} />}
            </>
          )
        }
      </Loaded>
      {erasing && <Erase lead={erasing} onClose={() => setErasing(null)} onErased={() => drop(erasing)} />}
    </>
  );
}
