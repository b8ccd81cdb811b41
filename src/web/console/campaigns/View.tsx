import { useMemo } from "preact/hooks";
import { download } from "../../lib/api.ts";
import { fileNameOf } from "../../lib/file-name.ts";
import { ViewTitle } from "../../lib/route.tsx";
import { daysOf } from "../analytics/dates.ts";
import { PeriodPicker } from "../analytics/PeriodPicker.tsx";
import { readOverview, useChoice, useCounts } from "../analytics/use-choice.ts";
import { useMe } from "../session.ts";
import { ExportButton } from "../../ui/ExportButton.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { CampaignList } from "./CampaignList.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The counts of each campaign and of its codes, of all time or a period, and all of them over time. */
export function View() {
  const words = useTexts("campaigns");
  const common = useTexts("analytics");
  const { choice, choose, since } = useChoice("30");
  const { found, before } = useCounts(choice, readOverview);
  // The service counts campaigns by times; the overview says which ones the chosen days are. Until it does, those before stay.
  const asked = useMemo(() => {
    const bots = choice.bots ? "include" : "exclude";
    if (choice.period === "all" || !found.value) return { bots } as const;
    const { from, to } = found.value;
    return { from, to, bots } as const;
  }, [found.value]);
  const hasCodes = found.value !== undefined && found.value.totals.codes > 0;
  const subject = useMe()?.tenant.name ?? "";
  const filename = fileNameOf(subject, words.title, found.value ? daysOf(found.value) : "");
  return (
    <div class="view">
      <header class="view-head">
        <ViewTitle>{words.title}</ViewTitle>
        {hasCodes && (
          <div class="view-actions no-print">
            <PeriodPicker choice={choice} since={since} onChange={choose} />
            <ExportButton
              file={async (signal) => {
                const wanted = { ...asked, format: "csv" } as const;
                return { blob: (await download("GET /app/api/campaigns", wanted, { signal })).blob };
              }}
              filename={`${filename}.csv`}
              label={common.asCsv}
            />
          </div>
        )}
      </header>
      <Loaded load={found} lockedText={common.lockedText} shape="rows">
        {(overview) => (
          <CampaignList
            overview={overview}
            before={before}
            asked={asked}
            choice={choice}
            subject={subject}
            filename={filename}
          />
        )}
      </Loaded>
    </div>
  );
}
