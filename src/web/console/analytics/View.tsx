import { call, download } from "../../lib/api.ts";
import { Button } from "../../ui/Button.tsx";
import { CodeView } from "../CodeView.tsx";
import { ExportButton } from "../../ui/ExportButton.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { queryOf } from "./choice.ts";
import { Picker } from "./Picker.tsx";
import { Pictures } from "./Pictures.tsx";
import { useChoice, useCounts } from "./use-choice.ts";
import { useTexts } from "../../texts/texts.ts";

/** The analytics of a code. */
export function View({ codeId }: { readonly codeId: string }) {
  const words = useTexts("analytics");
  const { choice, choose, since } = useChoice("30");
  const { found, before } = useCounts(
    choice,
    (query, signal) => call("GET /app/api/codes/{id}/analytics", { id: codeId, ...query }, { signal }),
    codeId,
  );
  const file = (signal: AbortSignal) =>
    download(
      "GET /app/api/codes/{id}/analytics",
      { id: codeId, ...queryOf(choice), format: "csv" },
      { signal },
    );

  return (
    <CodeView
      codeId={codeId}
      title={words.title}
      actions={
        <>
          <ExportButton file={file} filename="analytics.csv" label={words.asCsv} />
          <Button small onClick={() => print()}>
            {words.print}
          </Button>
        </>
      }
    >
      <Picker choice={choice} since={since} onChange={choose} />
      <Loaded load={found} lockedText={words.lockedText} skeleton={<div class="skeleton tall" />}>
        {(analytics) => <Pictures analytics={analytics} before={before} />}
      </Loaded>
    </CodeView>
  );
}
