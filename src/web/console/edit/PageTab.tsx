import type { ComponentChildren } from "preact";
import { useTexts } from "../../lib/texts.ts";
import { Segments } from "../../ui/Segments.tsx";
import type { CodeDraft } from "./draft.ts";
import { texts } from "./texts.ts";

/** Whether a scan shows a page, and the page's editor. The page's draft stays while it is switched off. */
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
              // A page needs a headline; the title is its default.
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
