import { useState } from "preact/hooks";
import { isCampaigns } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { Link, ViewTitle } from "../../lib/route.tsx";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { Empty } from "../../ui/State.tsx";
import { Loaded } from "../figures/Loaded.tsx";
import { CampaignCard } from "./CampaignCard.tsx";
import { type Campaign, type Order, ORDERS, sorted } from "./order.ts";
import { texts } from "./texts.ts";

/** The totals of each campaign and its codes. */
export function View() {
  const t = useTexts(texts);
  const found = useLoad((signal) => call("GET", "/app/api/campaigns", isCampaigns, { signal }), []);
  return (
    <div class="view">
      <header class="view-head">
        <ViewTitle>{t.title}</ViewTitle>
      </header>
      <p class="soft">{t.intro}</p>
      <Loaded load={found} lockedText={t.locked}>
        {({ campaigns }) =>
          campaigns.length === 0 ? (
            <Empty
              icon="layers"
              title={t.empty}
              action={
                <Link to="/new" class="button primary">
                  {t.toNew}
                </Link>
              }
            >
              {t.emptyText}
            </Empty>
          ) : (
            <CampaignList campaigns={campaigns} />
          )
        }
      </Loaded>
    </div>
  );
}

function CampaignList({ campaigns }: { readonly campaigns: readonly Campaign[] }) {
  const t = useTexts(texts);
  const [order, setOrder] = useState<Order>("scans");
  const [opened, setOpened] = useState<ReadonlySet<string | null>>(
    () => new Set(campaigns.length === 1 ? campaigns.map(({ group }) => group) : []),
  );
  const all = campaigns.reduce((sum, { scans }) => sum + scans, 0);
  const isAllOpen = opened.size === campaigns.length;

  function toggle(group: string | null, open: boolean) {
    setOpened((last) => {
      const next = new Set(last);
      if (open) next.add(group);
      else next.delete(group);
      return next;
    });
  }

  return (
    <>
      <div class="toolbar">
        <Segments
          label={t.sortBy}
          value={order}
          options={ORDERS.map((value) => ({ value, label: t[value] }))}
          onChange={setOrder}
        />
        <Button
          kind="quiet"
          small
          onClick={() => setOpened(new Set(isAllOpen ? [] : campaigns.map(({ group }) => group)))}
        >
          {isAllOpen ? t.collapseAll : t.expandAll}
        </Button>
      </div>
      <ul class="campaigns">
        {sorted(campaigns, order).map((campaign) => (
          <CampaignCard
            key={campaign.group ?? ""}
            campaign={campaign}
            all={all}
            isOpen={opened.has(campaign.group)}
            onToggle={(open) => toggle(campaign.group, open)}
          />
        ))}
      </ul>
    </>
  );
}
