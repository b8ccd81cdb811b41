import { useMemo } from "preact/hooks";
import type { Analytics } from "../../../analytics/model.ts";
import { isAnalytics } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { go, useRoute } from "../../lib/route.tsx";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { CodeView } from "../figures/CodeView.tsx";
import { Loaded } from "../figures/Loaded.tsx";
import { before, type Choice, queryOf, readChoice, writeChoice } from "./choice.ts";
import { Picker } from "./Picker.tsx";
import { Pictures } from "./Pictures.tsx";
import { texts } from "./texts.ts";

/** The analytics of a code. */
export function View({ codeId }: { readonly codeId: string }) {
  const t = useTexts(texts);
  const { path, params } = useRoute();
  const search = params.toString();
  const choice = useMemo(() => readChoice(new URLSearchParams(search), Date.now()), [search]);
  const asked = queryOf(choice);
  const found = useLoad((signal) => analyticsOf(codeId, choice, signal), [codeId, asked]);
  // A failed read of the previous period is not reported: only the comparison is missing.
  const earlier = useLoad(
    async (signal) => ({ asked, analytics: await analyticsOf(codeId, before(choice), signal) }),
    [codeId, asked],
  );

  function choose(next: Choice) {
    const said = writeChoice(next).toString();
    go(said === "" ? path : `${path}?${said}`, { replace: true });
  }

  return (
    <CodeView
      codeId={codeId}
      title={t.title}
      actions={
        <Button small onClick={() => print()}>
          {t.print}
        </Button>
      }
    >
      <Picker choice={choice} onChange={choose} />
      <Loaded load={found} lockedText={t.lockedText} skeleton={<div class="skeleton tall" />}>
        {(analytics) => (
          <Pictures
            analytics={analytics}
            before={earlier.value?.asked === asked ? earlier.value.analytics : null}
          />
        )}
      </Loaded>
    </CodeView>
  );
}

function analyticsOf(codeId: string, choice: Choice, signal: AbortSignal): Promise<Analytics> {
  const path = `/app/api/codes/${encodeURIComponent(codeId)}/analytics`;
  return call("GET", `${path}?${queryOf(choice)}`, isAnalytics, { signal });
}
