import type { ComponentChildren } from "preact";
import { useTexts } from "../../lib/texts.ts";
import { Segments } from "../../ui/Segments.tsx";
import type { CodeDraft } from "./draft.ts";
import { texts } from "./texts.ts";

/** Whether a scan shows a page, and the page. What was written of it stays while it is not shown. */
export function PageTab(props: {
  readonly draft: CodeDraft;
  readonly put: (part: Partial<CodeDraft>) => void;
  /** The page's editor. */
  readonly children: ComponentChildren;
}) {
  const { draft, put } = props;
  const words = useTexts(texts);
  return (
    <div class="stack wide">
      <div class="card stack">
        <Segments
          label={words.pageFirst}
          value={draft.hasPage ? "page" : "straight"}
          options={[
            { value: "straight", label: words.straight },
            { value: "page", label: words.viaPage },
          ]}
          onChange={(way) =>
            put({
              hasPage: way === "page",
              // A page needs a headline, and the title is what it would be without one.
              page:
                way === "page" && draft.page.headline === ""
                  ? { ...draft.page, headline: draft.title.trim() }
                  : draft.page,
            })
          }
        />
        <p class="hint">{draft.hasPage ? words.viaPageHint : words.straightHint}</p>
      </div>
      {draft.hasPage && props.children}
    </div>
  );
}
