import { TITLE_LENGTH } from "../../../features/codes/constants.ts";
import { TARGET_LENGTH } from "../../../kit/shared/constants.ts";
import type { FieldError } from "quietzone-client";
import { useExplain } from "../../lib/explain.ts";
import { AddressField } from "../../ui/AddressField.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { type CodeDraft, showsContent } from "./draft.ts";
import { Part } from "./Part.tsx";
import { useTexts } from "../../texts/texts.ts";

interface Props {
  readonly draft: CodeDraft;
  readonly put: (part: Partial<CodeDraft>) => void;
  readonly errors: readonly FieldError[];
}

/**
 * Where a code leads and what it is called: its address, title, and whether its page is shown first. The
 * page's draft stays while it is switched off.
 */
export function WherePart(props: Props) {
  const { draft, put } = props;
  const words = useTexts("edit");
  const explain = useExplain();
  const isOwn = showsContent(draft);
  const titleError = props.errors.find(({ pointer }) => pointer === "/title");
  return (
    <Part title={words.where}>
      {!isOwn && <TargetField {...props} />}
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
      <p class="hint">
        {isOwn ? words.contentSwitched : draft.hasPage ? words.viaPageHint : words.straightHint}
      </p>
      <TextField
        label={words.title}
        hint={words.titleHint}
        optional
        name="title"
        maxLength={TITLE_LENGTH}
        value={draft.title}
        onInput={(title) => put({ title })}
        error={titleError && explain(titleError)}
      />
    </Part>
  );
}

/** The address that a code leads to. A code whose page shows its content needs none. */
export function TargetField({ draft, put, errors }: Props) {
  const words = useTexts("edit");
  const isOwn = showsContent(draft);
  const isWrong = errors.some(({ pointer }) => pointer === "/target");
  const isMissing = draft.target.trim() === "";
  return (
    <AddressField
      label={isOwn ? words.targetOwn : words.target}
      hint={isOwn ? words.targetOwnHint : words.targetHint}
      optional={isOwn}
      // As text: the browser's own check of addresses would refuse one that gets its https:// here.
      name="target"
      inputMode="url"
      maxLength={TARGET_LENGTH}
      placeholder="https://"
      required={!isOwn}
      value={draft.target}
      onInput={(target) => put({ target })}
      error={isWrong ? (isMissing ? words.targetRequired : words.targetWrong) : undefined}
    />
  );
}
