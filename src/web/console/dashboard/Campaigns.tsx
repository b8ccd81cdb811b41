import type { Overview } from "quietzone-client";
import { number } from "../../lib/format.ts";
import { Link } from "../../lib/route.tsx";
import { FigureTable } from "../../ui/Table.tsx";
import { runningIndex } from "../analytics/choice.ts";
import { Sparkline } from "../../ui/Sparkline.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Campaigns over time as small lines, the most scanned of the period first. None when all codes are without one. */
export function Campaigns({ overview }: { readonly overview: Overview }) {
  const words = useTexts("dashboard");
  const { campaigns, timeline, to } = overview;
  if (campaigns.every(({ group }) => group === null)) return null;
  const running = runningIndex(timeline, to, Date.now());
  return (
    <section class="card named" data-codes="campaigns">
      <FigureTable
        look="bars"
        label={words.campaigns}
        rows={campaigns.toSorted((a, b) => b.scans - a.scans)}
        rowKey={({ group }) => group ?? ""}
        columns={[
          {
            key: "campaign",
            head: words.campaign,
            names: true,
            cell: ({ group, timeline: values }) => (
              <>
                {group === null ? (
                  <span class="cut">{words.ungrouped}</span>
                ) : (
                  <Link to={`/codes?${new URLSearchParams({ group, sort: "scans" })}`} class="cut">
                    {group}
                  </Link>
                )}
                <Sparkline values={values} running={running} />
              </>
            ),
          },
          { key: "scans", head: words.scans, end: true, cell: ({ scans }) => number(scans) },
        ]}
      />
      <p class="soft note">
        <Link to="/campaigns">{words.allCampaigns}</Link>
      </p>
    </section>
  );
}
