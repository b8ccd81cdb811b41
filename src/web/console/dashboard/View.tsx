import { useEffect } from "preact/hooks";
import { download } from "../../lib/api.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { go, Link, useRoute, ViewTitle } from "../../lib/route.tsx";
import { Empty } from "../../ui/State.tsx";
import { queryOf } from "../analytics/choice.ts";
import { Picker } from "../analytics/Picker.tsx";
import { readOverview, useChoice, useCounts } from "../analytics/use-choice.ts";
import { ExportButton } from "../../ui/ExportButton.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { Board } from "./Board.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The dashboard: what all codes of a workspace counted in a period. */
export function View() {
  const words = useTexts("dashboard");
  const common = useTexts("analytics");
  const { path } = useRoute();
  const { choice, choose, since } = useChoice("30");
  const { found, before } = useCounts(choice, readOverview);
  const isEmpty = found.value?.totals.codes === 0;
  const isRefused = isProblem(found.error) && found.error.status === 403;

  useEffect(() => {
    // A plan or a key without analytics begins with the codes.
    if (isRefused && path === "/") go("/codes", { replace: true });
  }, [isRefused, path]);

  return (
    <div class="view">
      <header class="view-head">
        <ViewTitle>{words.title}</ViewTitle>
        {!isEmpty && (
          <div class="view-actions no-print">
            <ExportButton
              file={(signal) =>
                download("GET /app/api/overview", { ...queryOf(choice), format: "csv" }, { signal })
              }
              filename="overview.csv"
              label={common.asCsv}
            />
          </div>
        )}
      </header>
      {!isEmpty && !isRefused && <Picker choice={choice} since={since} onChange={choose} />}
      <Loaded load={found} lockedText={common.lockedText} skeleton={<div class="skeleton tall" />}>
        {(overview) => (isEmpty ? <FirstSteps /> : <Board overview={overview} before={before} />)}
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
        <div class="row">
          <Link to="/new" class="button primary">
            {words.firstCode}
          </Link>
          <Link to="/bulk" class="button">
            {words.fromFile}
          </Link>
        </div>
      }
    >
      {words.firstText}
    </Empty>
  );
}
