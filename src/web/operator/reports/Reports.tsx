import { go, useRoute } from "../../lib/route.tsx";
import { usePages } from "../../ui/pages.ts";
import { Segments } from "../../ui/Segments.tsx";
import { ask } from "../api.ts";
import { Page } from "../parts/Page.tsx";
import { PagedList } from "../parts/PagedList.tsx";
import type { OperatorReport, ReportPage } from "../records.ts";
import { ReportItem } from "./ReportItem.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Reports: the oldest open one first, decided in place. */
export function Reports() {
  const words = useTexts("deskReports");
  const { params } = useRoute();
  const state = params.get("state") === "decided" ? "decided" : "open";
  const pages = usePages(
    (page, signal) => ask<ReportPage>("GET", "reports", { query: { state, ...page }, signal }),
    [state],
  );
  const reports = pages.pages.flatMap((page) => page.reports);
  const put = (changed: OperatorReport | null) => {
    if (changed === null) pages.first.reload();
    else
      pages.update((page) => ({
        ...page,
        reports: page.reports.map((each) => (each.number === changed.number ? changed : each)),
      }));
  };
  return (
    <Page title={words.title}>
      <p class="soft">{words.intro}</p>
      <Segments
        label={words.which}
        hideLabel
        value={state}
        options={[
          { value: "open", label: words.open },
          { value: "decided", label: words.decided },
        ]}
        onChange={(chosen) => go(chosen === "open" ? "/reports" : "/reports?state=decided")}
      />
      <PagedList
        pages={pages}
        count={reports.length}
        label={words.title}
        none={state === "open" ? words.noneOpen : words.noneDecided}
      >
        {reports.map((report) => (
          <ReportItem key={report.number} report={report} onChanged={put} />
        ))}
      </PagedList>
    </Page>
  );
}
