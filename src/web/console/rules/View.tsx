import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { CodeRecord } from "../../../codes/model.ts";
import { isCodeRecord } from "../../lib/answers.ts";
import { answerOf, send } from "../../lib/api.ts";
import { isSame } from "../../lib/json.ts";
import { useLoad } from "../../lib/load.ts";
import { Problem, type ProblemDetail } from "../../lib/problem.ts";
import { Link, ViewTitle } from "../../lib/route.tsx";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { focusField } from "../../ui/Field.tsx";
import { Loading, Notice, useReason } from "../../ui/State.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { nameOf } from "../codes/actions.ts";
import { CodeTrouble } from "../codes/CodeTrouble.tsx";
import { readDraft, writeDraft } from "../drafts.ts";
import { FormFoot } from "../edit/FormFoot.tsx";
import { useOpenErrors } from "../edit/open-errors.ts";
import { bodyOf, draftOf, isRulesDraft, type RulesDraft } from "./draft.ts";
import { texts } from "./editor-texts.ts";
import { General } from "./General.tsx";
import { RuleList } from "./RuleList.tsx";
import { TracePanel } from "./TracePanel.tsx";

interface Version {
  readonly code: CodeRecord;
  readonly tag: string;
}

const pathOf = (codeId: string) => `/app/api/codes/${encodeURIComponent(codeId)}`;

async function versionOf(answer: Promise<Response>): Promise<Version> {
  const response = await answer;
  return { code: await answerOf(response, isCodeRecord), tag: response.headers.get("etag") ?? "*" };
}

/** The view that edits a code's rules and shows what they do. */
export function View({ codeId }: { readonly codeId: string }) {
  const load = useLoad((signal) => versionOf(send("GET", pathOf(codeId), { signal })), [codeId]);
  if (load.value)
    return <Editor key={load.value.tag} version={load.value} put={load.put} reload={load.reload} />;
  return load.error ? <CodeTrouble error={load.error} retry={load.reload} /> : <Loading lines={6} />;
}

const NO_ERRORS: readonly ProblemDetail[] = [];

function Editor(props: {
  readonly version: Version;
  readonly put: (version: Version) => void;
  readonly reload: () => void;
}) {
  const { code, tag } = props.version;
  const words = useTexts(texts);
  const reason = useReason();
  const name = `rules.${code.id}`;
  const saved = useMemo(() => draftOf(code), [code]);
  const [draft, setDraft] = useState<RulesDraft>(() => readDraft(name, isRulesDraft) ?? saved);
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const body = bodyOf(draft);
  const isChanged = !isSame(body, bodyOf(saved));
  const change = (part: Partial<RulesDraft>) => setDraft((last) => ({ ...last, ...part }));
  useLayoutEffect(() => writeDraft(name, isChanged ? draft : null), [name, draft, isChanged]);
  const refusal = error instanceof Problem ? error.errors : NO_ERRORS;
  const errors = useOpenErrors(refusal, body);
  const isConflict = error instanceof Problem && error.status === 412;

  async function save(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const next = await versionOf(send("PATCH", pathOf(code.id), { body, headers: { "if-match": tag } }));
      writeDraft(name, null);
      toast({ text: words.saved, tone: "good" });
      props.put(next);
    } catch (refused) {
      setError(refused);
      const first = refused instanceof Problem ? refused.errors[0] : undefined;
      // The rule that is wrong must be open first.
      if (first) requestAnimationFrame(() => focusField(first.pointer));
    }
    setBusy(false);
  }

  function takeTheirs(): void {
    writeDraft(name, null);
    setDraft(saved);
    setError(undefined);
    props.reload();
  }

  return (
    <div class="view">
      <header class="view-head">
        <div>
          <p class="eyebrow" dir="auto">
            <Link to={`/codes/${encodeURIComponent(code.id)}`}>{nameOf(code)}</Link>
          </p>
          <ViewTitle>{words.title}</ViewTitle>
        </div>
      </header>
      <p class="soft">{words.intro}</p>
      {error !== undefined && errors.length === 0 && (
        <Notice
          tone="bad"
          action={
            isConflict && (
              <Button small onClick={takeTheirs}>
                {words.takeTheirs}
              </Button>
            )
          }
        >
          <p role="alert">{isConflict ? words.changedElsewhere : reason(error)}</p>
        </Notice>
      )}
      <form
        class="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <RuleList
          rules={draft.rules}
          onChange={(edit) => setDraft((last) => ({ ...last, rules: edit(last.rules) }))}
          errors={errors}
        />
        <General draft={draft} onChange={change} errors={errors} />
        <FormFoot errors={errors.length} {...(isChanged ? { state: words.unsaved } : {})}>
          {isChanged && <Button onClick={() => setDraft(saved)}>{words.discard}</Button>}
          <Button kind="primary" type="submit" busy={busy} disabled={!isChanged}>
            {words.save}
          </Button>
        </FormFoot>
      </form>
      <TracePanel code={code} isChanged={isChanged} />
    </div>
  );
}
