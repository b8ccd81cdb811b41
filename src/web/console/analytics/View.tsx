import { call, download } from "../../lib/api.ts";
import { fileNameOf } from "../../lib/file-name.ts";
import { CODE_PARTS } from "../../../features/analytics/constants.ts";
import { nameOfCode } from "../../../features/codes/traits.ts";
import { CodeView, useCode } from "../CodeView.tsx";
import { ReportHead } from "../ReportHead.tsx";
import { Counted } from "../gs1/SingleNote.tsx";
import { ShareMenu } from "../shares/ShareMenu.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { queryOf } from "./choice.ts";
import { daysOf } from "./dates.ts";
import { ExportMenu } from "./ExportMenu.tsx";
import { PeriodPicker } from "./PeriodPicker.tsx";
import { Pictures } from "./Pictures.tsx";
import { daysTable, partsOf, partsTable } from "./report.ts";
import { useChoice, useCounts } from "./use-choice.ts";
import { useTexts } from "../../texts/texts.ts";

/** The analytics of a code. */
export function View({ codeId }: { readonly codeId: string }) {
  const words = useTexts("analytics");
  const code = useCode(codeId);
  const { choice, choose, since } = useChoice("30");
  const { found, before } = useCounts(
    choice,
    (query, signal) => call("GET /app/api/codes/{id}/analytics", { id: codeId, ...query }, { signal }),
    codeId,
  );
  const counts = found.value;
  const subject = code ? nameOfCode(code) : codeId;
  const filename = fileNameOf(subject, counts ? daysOf(counts) : "");

  return (
    <CodeView
      code={code}
      codeId={codeId}
      title={words.title}
      actions={
        <>
          <PeriodPicker choice={choice} since={since} onChange={choose} />
          <ShareMenu of={{ code: codeId }} choice={choice} />
          <ExportMenu
            tables={
              counts
                ? {
                    days: daysTable(counts, before, words),
                    parts: partsTable(partsOf(counts, words), words),
                  }
                : null
            }
            whole={(signal, format) =>
              download(
                "GET /app/api/codes/{id}/analytics",
                { id: codeId, ...queryOf(choice), format },
                { signal },
              )
            }
            charts={{
              names: CODE_PARTS,
              file: (wish, signal) =>
                download(
                  "GET /app/api/codes/{id}/analytics",
                  { id: codeId, ...queryOf(choice), ...wish },
                  { signal },
                ),
            }}
            filename={filename}
          />
        </>
      }
    >
      <ReportHead code={code} />
      <Counted code={code}>
        <Loaded load={found} lockedText={words.lockedText} shape="figures">
          {(analytics) => (
            <Pictures analytics={analytics} before={before} subject={subject} filename={filename} />
          )}
        </Loaded>
      </Counted>
    </CodeView>
  );
}
