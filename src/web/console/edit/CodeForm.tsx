import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Designer, type Parts } from "../../design/Designer.tsx";
import type { JsonObject } from "../../lib/json.ts";
import type { FieldError } from "quietzone-client";
import { useExplain } from "../../lib/explain.ts";
import { late } from "../../ui/Late.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { drawnProduct } from "../gs1/drawn.ts";
import { isOfLinks } from "../gs1/links.ts";
import { PageEditor } from "../landing/PageEditor.tsx";
import { pageErrors } from "../landing/page-errors.ts";
import { PagePreview } from "../landing/PagePreview.tsx";
import { usePreview } from "../landing/preview.ts";
import { useCodeLook } from "../looks/code-look.ts";
import { LookPart } from "../looks/LookPart.tsx";
import { type CodeDraft, isProduct, leadsToPage, showsContent, withType } from "./draft.ts";
import { MorePart } from "./MorePart.tsx";
import { Fold } from "./Part.tsx";
import { WhatPart } from "./WhatPart.tsx";
import { TargetField, WherePart } from "./WherePart.tsx";
import { useTexts } from "../../texts/texts.ts";

export interface CodeFormProps {
  readonly draft: CodeDraft;
  readonly onChange: (draft: CodeDraft) => void;
  /** Errors of the last save that are still open. */
  readonly errors: readonly FieldError[];
  /** All errors of the last save. Where there are any, the form goes to the first when they come. */
  readonly refusal: readonly FieldError[];
  /** Whether the code exists: then type and short id are fixed. */
  readonly existing: boolean;
  /** The address that the drawing encodes, or one as long. */
  readonly shortUrl: string;
  /** The bar with the buttons. @param symbol - the code in small, while the large one is out of sight. */
  readonly foot: (symbol: ComponentChildren) => ComponentChildren;
}

const LinksFields = late(async () => (await import("../parts/page.ts")).LinksFields);

const MORE = /^\/(?:group|tags|notes|domain|shortId)/;

/** The form of a code: what it does, where it leads, how it looks. The code is drawn beside it. */
export function CodeForm(props: CodeFormProps) {
  const { draft, onChange, errors, refusal, existing, shortUrl, foot } = props;
  const words = useTexts("edit");
  const products = useTexts("product");
  const explain = useExplain();
  const latest = useRef(draft);
  latest.current = draft;
  /** A part may come later than it was asked for, such as a dropped picture: others may have changed meanwhile. */
  const put = (part: Partial<CodeDraft>) => {
    latest.current = { ...latest.current, ...part };
    onChange(latest.current);
  };
  const [isPageOpen, setPageOpen] = useState(false);
  const [areLinksOpen, setLinksOpen] = useState(draft.links.length > 0);
  const [isMoreOpen, setMoreOpen] = useState(existing || draft.group + draft.shortId !== "");
  const [side, setSide] = useState<"code" | "page">("code");
  const form = useRef<HTMLDivElement>(null);
  const finder = useRef<Parts["finder"] | null>(null);
  const fieldsOf = useRef(new Map<string, JsonObject>());
  const look = useCodeLook(draft);
  const isOwn = showsContent(draft);
  const about = {
    target: draft.target,
    isOwnPage: leadsToPage(draft),
    title: draft.title,
    type: draft.design.type,
    fields: draft.design.fields,
    ...(existing ? { shortId: draft.shortId } : {}),
  };
  const isPageShown = draft.hasPage && side === "page";
  const preview = usePreview(draft.page, about, draft.look, draft.hasPage && (isPageOpen || isPageShown));

  useEffect(() => {
    const [first] = refusal;
    if (!first) return;
    const isWrong = (of: RegExp) => refusal.some(({ pointer }) => of.test(pointer));
    if (isWrong(MORE)) setMoreOpen(true);
    if (refusal.some(isOfLinks)) setLinksOpen(true);
    if (isWrong(isOwn ? /^\/(?:landing|target)/ : /^\/landing/)) setPageOpen(true);
    // The parts must be open first.
    requestAnimationFrame(() => {
      const field = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
      if (field) field.focus();
      else finder.current?.pick(first.pointer);
    });
  }, [refusal]);

  const chooseType = (type: string) => {
    fieldsOf.current.set(draft.design.type, draft.design.fields);
    put(withType(draft, type, fieldsOf.current.get(type)));
  };
  const openPage = (isOpen: boolean) => {
    setPageOpen(isOpen);
    setSide(isOpen ? "page" : "code");
  };
  return (
    <div ref={form}>
      <Designer
        design={look.design}
        onChange={(design) => put(look.changed(design))}
        encodes={drawnProduct(draft, new URL(document.baseURI).host) ?? { shortUrl }}
        errors={errors}
        foot={foot}
        onShow={() => setSide("code")}
        above={
          draft.hasPage && (
            <Segments
              label={words.shown}
              hideLabel
              value={side}
              options={[
                { value: "code", label: words.theCode },
                { value: "page", label: words.thePage },
              ]}
              onChange={setSide}
            />
          )
        }
        instead={isPageShown && <PagePreview preview={preview} />}
      >
        {(parts) => {
          finder.current = parts.finder;
          return (
            <>
              <WhatPart
                {...{ draft, errors, existing }}
                drawn={look.design}
                catalog={parts.catalog}
                onType={chooseType}
                onFields={(fields) => put({ design: { ...draft.design, fields } })}
                put={put}
              />
              <WherePart
                {...{ draft, errors }}
                put={(part) => {
                  put(part);
                  if (part.hasPage !== undefined) openPage(part.hasPage);
                }}
              />
              {isProduct(draft) && (
                <Fold
                  title={products.links}
                  hint={products.linksFold}
                  isOpen={areLinksOpen}
                  onToggle={setLinksOpen}
                >
                  {areLinksOpen && (
                    <div class="card wide">
                      <LinksFields
                        links={draft.links}
                        onChange={(links) => put({ links })}
                        errors={pageErrors(errors, explain)}
                      />
                    </div>
                  )}
                </Fold>
              )}
              {draft.hasPage && (
                <Fold title={words.page} hint={words.pageHint} isOpen={isPageOpen} onToggle={openPage}>
                  {isOwn && (
                    <div class="card">
                      <TargetField {...{ draft, put, errors }} />
                    </div>
                  )}
                  <PageEditor
                    page={draft.page}
                    onChange={(page) => put({ page })}
                    errors={errors}
                    about={about}
                    preview={preview}
                    content={{
                      existing,
                      onOpen: toContent,
                      onType: (type) => {
                        chooseType(type);
                        // Its fields must be there first.
                        requestAnimationFrame(toContent);
                      },
                    }}
                  />
                </Fold>
              )}
              <LookPart {...{ draft, put, errors, look }} designer={parts.style} />
              <Fold title={words.more} hint={words.moreHint} isOpen={isMoreOpen} onToggle={setMoreOpen}>
                <MorePart {...{ draft, put, errors, existing, shortUrl }} />
              </Fold>
            </>
          );
        }}
      </Designer>
    </div>
  );

  function toContent() {
    form.current?.querySelector<HTMLElement>(".schema-form :is(input, textarea, select)")?.focus();
  }
}
