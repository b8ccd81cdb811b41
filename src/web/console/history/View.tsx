import { useState } from "preact/hooks";
import { call } from "../../lib/api.ts";
import { CodeView, useCode } from "../CodeView.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { More } from "../../ui/More.tsx";
import { usePages } from "../../ui/pages.ts";
import { useMay } from "../session.ts";
import { Change } from "./Change.tsx";
import type { ChangeRecord } from "./changes.ts";
import { RestoreDialog } from "./RestoreDialog.tsx";
import { useTexts } from "../../texts/texts.ts";

const AT_ONCE = 25;

/** The changes of a code, and its return to one of them. */
export function View({ codeId }: { readonly codeId: string }) {
  const words = useTexts("history");
  const code = useCode(codeId);
  const mayRestore = useMay()("codes:write");
  const [chosen, setChosen] = useState<ChangeRecord | null>(null);
  const history = usePages(
    (page, signal) =>
      call("GET /app/api/codes/{id}/history", { id: codeId, limit: AT_ONCE, ...page }, { signal }),
    [codeId],
  );
  const changes = history.pages.flatMap((page) => page.changes);
  return (
    <CodeView code={code} codeId={codeId} title={words.title}>
      <p class="soft">{words.intro}</p>
      <Loaded load={history.first} shape="rows">
        {() => (
          <>
            <ol class="plain-list stack" aria-label={words.list}>
              {changes.map((change, at) => (
                <Change
                  key={change.revision}
                  change={change}
                  words={words}
                  onRestore={at > 0 && mayRestore ? () => setChosen(change) : undefined}
                />
              ))}
            </ol>
            <More pages={history} label={words.more} count={words.shown(changes.length)} />
          </>
        )}
      </Loaded>
      {chosen && (
        <RestoreDialog
          codeId={codeId}
          change={chosen}
          newer={changes.filter(({ revision }) => revision > chosen.revision)}
          onClose={() => setChosen(null)}
          onRestored={history.first.reload}
        />
      )}
    </CodeView>
  );
}
