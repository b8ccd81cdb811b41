import { LONGEST_ON_DOMAIN, LONGEST_SHORT_ID } from "../../../kit/shared/constants.ts";
import { useExplain } from "../../lib/explain.ts";
import type { FieldError } from "quietzone-client";
import { Field, TextField } from "../../ui/Field.tsx";
import { shown } from "../codes/addresses.ts";
import { NOTES_LENGTH } from "../../../features/codes/constants.ts";
import { GroupField } from "../codes/GroupField.tsx";
import { TagsField } from "../codes/TagsField.tsx";
import { DomainSelect } from "../domains/DomainSelect.tsx";
import { type CodeDraft, isProduct } from "./draft.ts";
import { useTexts } from "../../texts/texts.ts";

/** A code's campaign, tags, notes and short address. */
export function MorePart(props: {
  readonly draft: CodeDraft;
  readonly put: (part: Partial<CodeDraft>) => void;
  readonly errors: readonly FieldError[];
  readonly existing: boolean;
  readonly shortUrl: string;
}) {
  const { draft, put, errors, existing, shortUrl } = props;
  const words = useTexts("edit");
  const explain = useExplain();
  const errorAt = (pointer: string) => errors.find((error) => error.pointer === pointer);
  const [groupError, domainError, notesError] = ["/group", "/domain", "/notes"].map(errorAt);
  const tagsError = errors.find(({ pointer }) => /^\/tags(?:\/|$)/.test(pointer));
  const isFree = draft.domain !== "";
  return (
    <div class="card stack wide">
      <GroupField
        hint={words.groupHint}
        value={draft.group}
        onInput={(group) => put({ group })}
        error={groupError && explain(groupError)}
      />
      <TagsField
        value={draft.tags}
        onInput={(tags) => put({ tags })}
        error={tagsError && explain(tagsError)}
      />
      <Field label={words.notes} hint={words.notesHint} optional error={notesError && explain(notesError)}>
        {(control) => (
          <textarea
            {...control}
            name="notes"
            rows={3}
            maxLength={NOTES_LENGTH}
            value={draft.notes}
            onInput={({ currentTarget }) => put({ notes: currentTarget.value })}
          />
        )}
      </Field>
      {existing ? (
        <div class="field">
          <span class="label">{words.shortIdFixed}</span>
          <span class="mono">{draft.product ? draft.shortId : shown(shortUrl)}</span>
        </div>
      ) : (
        <>
          {!isProduct(draft) && (
            <DomainSelect
              value={draft.domain}
              onChange={(domain) => put({ domain })}
              error={domainError && explain(domainError)}
            />
          )}
          <TextField
            label={words.shortId}
            hint={`${isFree ? words.freeAlphabet : words.alphabet} ${words.shortIdHint}`}
            optional
            name="shortId"
            maxLength={isFree ? LONGEST_ON_DOMAIN : LONGEST_SHORT_ID}
            spellcheck={false}
            value={draft.shortId}
            onInput={(shortId) => put({ shortId })}
            error={shortIdError()}
          />
        </>
      )}
    </div>
  );

  function shortIdError(): string | undefined {
    const error = errorAt("/shortId");
    if (!error) return undefined;
    if (error.reason === "short_id_taken") return words.shortIdTaken;
    return isFree ? explain(error) : words.alphabet;
  }
}
