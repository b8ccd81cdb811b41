import { useState } from "preact/hooks";
import type { Overview } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { Link } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { Empty } from "../../ui/State.tsx";
import { type Choice, runningIndex } from "../analytics/choice.ts";
import { PeriodLine } from "../analytics/PeriodLine.tsx";
import { Timeline } from "../analytics/Timeline.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { More } from "../../ui/More.tsx";
import { usePages } from "../../ui/pages.ts";
import { CampaignCard } from "./CampaignCard.tsx";
import { type Campaign, type Order, ORDERS, sorted } from "./order.ts";
import { May } from "../May.tsx";
import { useTexts } from "../../texts/texts.ts";

/**
 * The campaigns of a period, below a chart of all of them together.
 * @param props.before - the counts of the period before; `undefined` until they are read, `null` where there
 * is none.
 * @param props.asked - the times that the period begins and ends at, none of all time, and whether automated
 * scans count.
 * @param props.subject - the workspace.
 * @param props.filename - of the chart, without its ending.
 */
export function CampaignList(props: {
  readonly overview: Overview;
  readonly before: Overview | null | undefined;
  readonly asked: { readonly from?: string; readonly to?: string; readonly bots: "include" | "exclude" };
  readonly subject: string;
  readonly filename: string;
  readonly choice: Choice;
}) {
  const words = useTexts("campaigns");
  const { overview, before, asked, subject, filename, choice } = props;
  const found = usePages(
    (page, signal) => call("GET /app/api/campaigns", { ...asked, ...page }, { signal }),
    [asked.from, asked.to, asked.bots],
  );
  const campaigns = found.pages.flatMap((page) => page.campaigns);
  return (
    <Loaded load={found.first}>
      {() =>
        campaigns.length === 0 && !found.hasMore ? (
          <Empty
            icon="layers"
            title={words.empty}
            action={
              <May scope="codes:write">
                <Link to="/new" class="button primary">
                  {words.toNew}
                </Link>
              </May>
            }
          >
            {words.emptyText}
          </Empty>
        ) : (
          <>
            <PeriodLine counts={overview} before={before} />
            <Timeline counts={overview} before={before} subject={subject} filename={filename} />
            <Cards campaigns={campaigns} overview={overview} hasMore={found.hasMore} choice={choice} />
            {(found.hasMore || found.pages.length > 1) && (
              <More pages={found} label={words.more} count={words.shown(campaigns.length)} />
            )}
          </>
        )
      }
    </Loaded>
  );
}

/** @param hasMore - whether there are campaigns that are not read yet. */
function Cards(props: {
  readonly campaigns: readonly Campaign[];
  readonly overview: Overview;
  readonly hasMore: boolean;
  readonly choice: Choice;
}) {
  const words = useTexts("campaigns");
  const { campaigns, overview, hasMore, choice } = props;
  const [order, setOrder] = useState<Order>("scans");
  const [opened, setOpened] = useState<ReadonlySet<string | null>>(
    () => new Set(campaigns.length === 1 ? campaigns.map(({ group }) => group) : []),
  );
  const all = campaigns.reduce((sum, { scans }) => sum + scans, 0);
  const isAllOpen = opened.size === campaigns.length;
  const lines = new Map(overview.campaigns.map(({ group, timeline }) => [group, timeline]));
  const running = runningIndex(overview.timeline, overview.to, Date.now());

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
          label={words.sortBy}
          value={order}
          options={ORDERS.map((value) => ({ value, label: words[value] }))}
          onChange={setOrder}
        />
        <Button
          kind="quiet"
          small
          onClick={() => setOpened(new Set(isAllOpen ? [] : campaigns.map(({ group }) => group)))}
        >
          {isAllOpen ? words.collapseAll : words.expandAll}
        </Button>
      </div>
      <ul class="campaigns">
        {sorted(campaigns, order).map((campaign) => (
          <CampaignCard
            key={campaign.group ?? ""}
            choice={choice}
            campaign={campaign}
            line={lines.get(campaign.group) ?? null}
            running={running}
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
