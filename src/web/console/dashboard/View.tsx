import { useEffect } from "preact/hooks";
import type { Overview } from "quietzone-client";
import { OVERVIEW_CHARTS } from "../../../features/analytics/constants.ts";
import { download } from "../../lib/api.ts";
import { fileNameOf } from "../../lib/file-name.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { go, Link, useRoute, ViewTitle } from "../../lib/route.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { Empty } from "../../ui/State.tsx";
import { queryOf } from "../analytics/choice.ts";
import { daysOf } from "../analytics/dates.ts";
import { ExportMenu } from "../analytics/ExportMenu.tsx";
import { PeriodPicker } from "../analytics/PeriodPicker.tsx";
import { daysTable, type Part, partsTable, placesOf } from "../analytics/report.ts";
import { readOverview, useChoice, useCounts } from "../analytics/use-choice.ts";
import { May } from "../May.tsx";
import { ShareMenu } from "../shares/ShareMenu.tsx";
import { ReportHead } from "../ReportHead.tsx";
import { useMe } from "../session.ts";
import { Board } from "./Board.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The dashboard: what all codes of a workspace counted in a period. */
export function View() {
  const words = useTexts("dashboard");
  const common = useTexts("analytics");
  const { path } = useRoute();
  const { choice, choose, since } = useChoice("30");
  const { found, before } = useCounts(choice, readOverview);
  const counts = found.value;
  const isEmpty = counts?.totals.codes === 0;
  const isRefused = isProblem(found.error) && found.error.status === 403;
  const subject = useMe()?.tenant.name ?? "";
  const filename = fileNameOf(subject, counts ? daysOf(counts) : "");

  useEffect(() => {
    // A plan or a key without analytics begins with the codes.
    if (isRefused && path === "/") go("/codes", { replace: true });
  }, [isRefused, path]);

  const partsOf = ({ top, campaigns, ...places }: Overview): Part[] => [
    ...placesOf(places, common),
    { title: words.top, dimension: null, slices: top.map((code) => ({ ...code, value: code.name })) },
    {
      title: words.campaigns,
      dimension: null,
      slices: campaigns.map(({ group, scans }) => ({ value: group ?? words.ungrouped, scans })),
    },
  ];

  return (
    <div class="view">
      <header class="view-head">
        <ViewTitle>{words.title}</ViewTitle>
        {!isEmpty && !isRefused && (
          <div class="view-actions no-print">
            <Link to="/scans" class="button">
              {words.scanLog}
            </Link>
            <PeriodPicker choice={choice} since={since} onChange={choose} />
            <ShareMenu of="workspace" choice={choice} />
            <ExportMenu
              tables={
                counts
                  ? {
                      days: daysTable(counts, before, common),
                      parts: partsTable(partsOf(counts), common),
                    }
                  : null
              }
              whole={(signal, format) =>
                download("GET /app/api/overview", { ...queryOf(choice), format }, { signal })
              }
              charts={{
                names: OVERVIEW_CHARTS,
                file: (wish, signal) =>
                  download("GET /app/api/overview", { ...queryOf(choice), ...wish }, { signal }),
              }}
              filename={filename}
            />
          </div>
        )}
      </header>
      <ReportHead />
      <Loaded load={found} lockedText={common.lockedText} shape="figures">
        {(overview) =>
          isEmpty ? (
            <FirstSteps />
          ) : (
            <Board overview={overview} before={before} subject={subject} filename={filename} />
          )
        }
      </Loaded>
    </div>
  );
}

/** A workspace without codes: how to begin. */
function FirstSteps() {
  const words = useTexts("dashboard");
  return (
    <Empty
      icon="qr"
      title={words.firstTitle}
      action={
        <May scope="codes:write">
          <div class="row">
            <Link to="/new" class="button primary">
              {words.firstCode}
            </Link>
            <Link to="/bulk" class="button">
              {words.fromFile}
            </Link>
          </div>
        </May>
      }
    >
      {words.firstText}
    </Empty>
  );
}
