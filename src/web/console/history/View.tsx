import { isChangeList } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { number } from "../../lib/format.ts";
import { useTexts } from "../../lib/texts.ts";
import { CodeView } from "../figures/CodeView.tsx";
import { Loaded } from "../figures/Loaded.tsx";
import { More } from "../figures/More.tsx";
import { usePages } from "../figures/pages.ts";
import { Change } from "./Change.tsx";
import { texts } from "./texts.ts";

const AT_ONCE = "25";

/** The changes of a code. */
export function View({ codeId }: { readonly codeId: string }) {
  const t = useTexts(texts);
  const path = `/app/api/codes/${encodeURIComponent(codeId)}/history`;
  const history = usePages(
    (cursor, signal) => {
      const query = new URLSearchParams({ limit: AT_ONCE, ...(cursor === null ? {} : { cursor }) });
      return call("GET", `${path}?${query}`, isChangeList, { signal });
    },
    [path],
  );
  const changes = history.pages.flatMap((page) => page.changes);
  return (
    <CodeView codeId={codeId} title={t.title}>
      <p class="soft">{t.intro}</p>
      <Loaded load={history.first}>
        {() => (
          <>
            <ol class="plain-list stack" aria-label={t.list}>
              {changes.map((change) => (
                <Change key={change.revision} change={change} t={t} />
              ))}
            </ol>
            <More pages={history} label={t.more} count={t.shown(number(changes.length))} />
          </>
        )}
      </Loaded>
    </CodeView>
  );
}
