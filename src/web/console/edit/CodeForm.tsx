import { useEffect, useRef, useState } from "preact/hooks";
import type { ProblemDetail } from "../../lib/problem.ts";
import { useTexts } from "../../lib/texts.ts";
import { Tabs } from "../../ui/Tabs.tsx";
import { PageEditor } from "../landing/PageEditor.tsx";
import { LookTab } from "../looks/LookTab.tsx";
import { ContentTab } from "./ContentTab.tsx";
import { DestinationTab } from "./DestinationTab.tsx";
import { type CodeDraft, leadsToPage, withType } from "./draft.ts";
import { PageTab } from "./PageTab.tsx";
import { texts } from "./texts.ts";

const TABS = ["destination", "page", "content", "look"] as const;
export type FormTab = (typeof TABS)[number];

/** The tab that holds the field of a JSON pointer. */
function tabOf(pointer: string): FormTab {
  if (pointer.startsWith("/landing")) return "page";
  if (pointer.startsWith("/fields") || pointer === "/type") return "content";
  return pointer.startsWith("/style") ? "look" : "destination";
}

export interface CodeFormProps {
  readonly draft: CodeDraft;
  readonly onChange: (draft: CodeDraft) => void;
  /** Errors of the last save that are still open. */
  readonly errors: readonly ProblemDetail[];
  /** All errors of the last save. Where there are any, the form goes to the first when they come. */
  readonly refusal: readonly ProblemDetail[];
  /** Whether the code exists: then type and short id are fixed. */
  readonly existing: boolean;
  /** The address that the drawing encodes, or one as long. */
  readonly shortUrl: string;
}

/** The form of a code, in four tabs. An error opens its tab. */
export function CodeForm(props: CodeFormProps) {
  const { draft, onChange, errors, refusal, existing, shortUrl } = props;
  const words = useTexts(texts);
  const [tab, setTab] = useState<FormTab>("destination");
  const put = (part: Partial<CodeDraft>) => onChange({ ...draft, ...part });
  const wrong = new Set(errors.map(({ pointer }) => tabOf(pointer)));
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [first] = refusal;
    if (!first) return;
    setTab(TABS.find((each) => wrong.has(each)) ?? tabOf(first.pointer));
    // The tab must be rendered first.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  }, [refusal]);
  return (
    <div ref={form}>
      <Tabs
        label={words.parts}
        current={tab}
        onSelect={setTab}
        tabs={TABS.map((id) => ({
          id,
          label: words[id],
          mark: wrong.has(id) && <span class="tab-mark" role="img" aria-label="!" />,
        }))}
      >
        {tab === "destination" && <DestinationTab {...{ draft, put, errors, existing, shortUrl }} />}
        {tab === "page" && (
          <PageTab draft={draft} put={put}>
            <PageEditor
              page={draft.page}
              onChange={(page) => put({ page })}
              errors={errors}
              about={{
                target: draft.target,
                isOwnPage: leadsToPage(draft),
                title: draft.title,
                type: draft.design.type,
                fields: draft.design.fields,
                ...(existing ? { shortId: draft.shortId } : {}),
              }}
              content={{ existing, onOpen: () => setTab("content"), onType: (type) => setType(type) }}
            />
          </PageTab>
        )}
        {tab === "content" && (
          <ContentTab
            draft={draft}
            onType={(type) => onChange(withType(draft, type))}
            onFields={(fields) => put({ design: { ...draft.design, fields } })}
            errors={errors}
            existing={existing}
          />
        )}
        {tab === "look" && <LookTab design={draft.design} look={draft.look} {...{ put, errors, shortUrl }} />}
      </Tabs>
    </div>
  );

  function setType(type: string) {
    onChange(withType(draft, type));
    setTab("content");
  }
}
