import { useMemo } from "preact/hooks";
import { download } from "../../lib/api.ts";
import { ViewTitle } from "../../lib/route.tsx";
import { PeriodPicker } from "../analytics/PeriodPicker.tsx";
import { readOverview, useChoice, useCounts } from "../analytics/use-choice.ts";
import { ExportButton } from "../../ui/ExportButton.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { CampaignList } from "./CampaignList.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The counts of each campaign and of its codes, of all time or a period, and all of them over time. */
export function View() {
  const words = useTexts("campaigns");
  const common = useTexts("analytics");
  const { choice, choose, since } = useChoice("all");
  // The counts of campaigns have automated scans, so the chart has them, too.
  const { found, before } = useCounts({ ...choice, bots: true }, readOverview);
  // The service counts campaigns by times; the overview says which ones the chosen days are. Until it does, those before stay.
  const ends = useMemo(() => {
    if (choice.period === "all" || !found.value) return {};
    const { from, to } = found.value;
    return { from, to };
  }, [found.value]);
  const hasCodes = found.value !== undefined && found.value.totals.codes > 0;
  return (
    <div class="view">
      <header class="view-head">
        <ViewTitle>{words.title}</ViewTitle>
        {hasCodes && (
          <div class="view-actions no-print">
            <ExportButton
              file={(signal) => download("GET /app/api/campaigns", { ...ends, format: "csv" }, { signal })}
              filename="campaigns.csv"
              label={common.asCsv}
            />
          </div>
        )}
      </header>
      <p class="soft">{words.intro}</p>
      {hasCodes && (
        <div class="picker no-print">
          <PeriodPicker choice={choice} since={since} onChange={choose} />
        </div>
      )}
      <Loaded load={found} lockedText={words.locked}>
        {(overview) => <CampaignList overview={overview} before={before} ends={ends} />}
      </Loaded>
    </div>
  );
}
