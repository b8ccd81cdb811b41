import { useExplain } from "../../lib/explain.ts";
import type { ProblemDetail } from "../../lib/problem.ts";
import { useTexts } from "../../lib/texts.ts";
import { AddressField } from "../../ui/AddressField.tsx";
import { TextField } from "../../ui/Field.tsx";
import { shown } from "../codes/addresses.ts";
import { GroupField } from "../codes/GroupField.tsx";
import { DomainSelect } from "../domains/DomainSelect.tsx";
import { type CodeDraft, showsContent } from "./draft.ts";
import { texts } from "./texts.ts";

/** A code's target, title and short id. */
export function DestinationTab(props: {
  readonly draft: CodeDraft;
  readonly put: (part: Partial<CodeDraft>) => void;
  readonly errors: readonly ProblemDetail[];
  readonly existing: boolean;
  readonly shortUrl: string;
}) {
  const { draft, put, errors, existing, shortUrl } = props;
  const words = useTexts(texts);
  const explain = useExplain();
  const titleError = errors.find(({ pointer }) => pointer === "/title");
  const domainError = errors.find(({ pointer }) => pointer === "/domain");
  const isWrong = (pointer: string) => errors.some((error) => error.pointer === pointer);
  const isOwn = showsContent(draft);
  const missing = isOwn ? words.contentOrTarget : words.targetRequired;
  const targetError = draft.target.trim() === "" ? missing : words.targetWrong;
  return (
    <div class="card stack wide form-narrow">
      <AddressField
        label={words.target}
        hint={isOwn ? words.targetOwnHint : words.targetHint}
        optional={isOwn}
        // As text: the browser's own check of addresses would refuse one that gets its https:// here.
        name="target"
        inputMode="url"
        maxLength={2_048}
        placeholder="https://"
        required={!isOwn}
        value={draft.target}
        onInput={(target) => put({ target })}
        error={isWrong("/target") ? targetError : undefined}
      />
      <TextField
        label={words.title}
        hint={words.titleHint}
        optional
        name="title"
        maxLength={200}
        value={draft.title}
        onInput={(title) => put({ title })}
        error={titleError && explain(titleError)}
      />
      <GroupField hint={words.groupHint} value={draft.group} onInput={(group) => put({ group })} />
      {existing ? (
        <div class="field">
          <span class="label">{words.shortIdFixed}</span>
          <span class="mono">{shown(shortUrl)}</span>
        </div>
      ) : (
        <>
          <DomainSelect
            value={draft.domain}
            onChange={(domain) => put({ domain })}
            error={domainError && explain(domainError)}
          />
          <TextField
            label={words.shortId}
            hint={words.shortIdHint}
            optional
            name="shortId"
            maxLength={draft.domain === "" ? 48 : 64}
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
    const error = errors.find(({ pointer }) => pointer === "/shortId");
    if (!error) return undefined;
    if (error.reason === "short_id_taken") return words.shortIdTaken;
    return draft.domain === "" ? words.shortIdWrong : explain(error);
  }
}
