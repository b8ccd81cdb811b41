import { useState } from "preact/hooks";
import { isCampaigns } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { number } from "../../lib/format.ts";
import { Link, ViewTitle } from "../../lib/route.tsx";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { Empty } from "../../ui/State.tsx";
import { Loaded } from "../figures/Loaded.tsx";
import { More } from "../figures/More.tsx";
import { usePages } from "../figures/pages.ts";
import { CampaignCard } from "./CampaignCard.tsx";
import { type Campaign, type Order, ORDERS, sorted } from "./order.ts";
import { texts } from "./texts.ts";

/** The totals of each campaign and its codes. */
export function View() {
  const t = useTexts(texts);
  const found = usePages((cursor, signal) => {
    const query = cursor === null ? "" : `?${new URLSearchParams({ cursor })}`;
    return call("GET", `/app/api/campaigns${query}`, isCampaigns, { signal });
  }, []);
  const campaigns = found.pages.flatMap((page) => page.campaigns);
  return (
    <div class="view">
      <header class="view-head">
        <ViewTitle>{t.title}</ViewTitle>
      </header>
      <p class="soft">{t.intro}</p>
      <Loaded load={found.first} lockedText={t.locked}>
        {() =>
          campaigns.length === 0 && !found.hasMore ? (
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
            <>
              <CampaignList campaigns={campaigns} hasMore={found.hasMore} />
              {(found.hasMore || found.pages.length > 1) && (
                <More pages={found} label={t.more} count={t.shown(number(campaigns.length))} />
              )}
            </>
          )
        }
      </Loaded>
    </div>
  );
}

/** @param hasMore - whether there are campaigns that are not read yet. */
function CampaignList({
  campaigns,
  hasMore,
}: {
  readonly campaigns: readonly Campaign[];
  readonly hasMore: boolean;
}) {
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
            hasMore={hasMore}
            isOpen={opened.has(campaign.group)}
            onToggle={(open) => toggle(campaign.group, open)}
          />
        ))}
      </ul>
    </>
  );
}
