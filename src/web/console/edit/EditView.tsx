import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { CodeRecord } from "../../../codes/model.ts";
import { isCodeRecord } from "../../lib/answers.ts";
import { answerOf, send } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { Problem, type ProblemDetail } from "../../lib/problem.ts";
import { go, ViewTitle } from "../../lib/route.tsx";
import { shaped } from "../../lib/shape.ts";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Loading, Notice, useReason } from "../../ui/State.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { nameOf } from "../codes/actions.ts";
import { CodeTrouble } from "../codes/CodeTrouble.tsx";
import { readDraft, writeDraft } from "../drafts.ts";
import { CodeForm } from "./CodeForm.tsx";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { changesOf, type CodeDraft, draftOfCode, partsOf } from "./draft.ts";
import { FormFoot, keepSearches } from "./FormFoot.tsx";
import { useOpenErrors } from "./open-errors.ts";
import { errorsAtFields } from "./target.ts";
import { texts } from "./texts.ts";

/** A code and the ETag of its version. */
export interface Version {
  readonly code: CodeRecord;
  readonly tag: string;
}

/** A draft and the version that it began with. */
interface Begun {
  readonly draft: CodeDraft;
  readonly base: Version;
}

const isBegun = shaped<Begun>({ draft: "object", base: "object" });

const pathOf = (codeId: string) => `/app/api/codes/${encodeURIComponent(codeId)}`;

async function versionOf(answer: Promise<Response>): Promise<Version> {
  const response = await answer;
  const code = await answerOf(response, isCodeRecord);
  return { code, tag: response.headers.get("etag") ?? "*" };
}

/** The view that edits a code. */
export function View({ codeId }: { readonly codeId: string }) {
  const load = useLoad((signal) => versionOf(send("GET", pathOf(codeId), { signal })), [codeId]);
  if (load.value) return <Editor key={codeId} read={load.value} />;
  return load.error ? <CodeTrouble error={load.error} retry={load.reload} /> : <Loading lines={6} />;
}

const NO_ERRORS: readonly ProblemDetail[] = [];

function Editor({ read }: { readonly read: Version }) {
  const words = useTexts(texts);
  const reason = useReason();
  const name = `code.${read.code.id}`;
  const [begun, setBegun] = useState<Begun>(
    () => readDraft(name, isBegun) ?? { draft: draftOfCode(read.code), base: read },
  );
  const { draft, base } = begun;
  const [restored, setRestored] = useState(() => hasChanges(begun));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [theirs, setTheirs] = useState<Version | null>(null);
  const isChanged = hasChanges(begun);
  // Written at once: a tab may be closed or reloaded right after a key.
  useLayoutEffect(() => writeDraft(name, isChanged ? begun : null), [name, begun, isChanged]);

  const startFrom = (version: Version) => {
    setBegun({ draft: draftOfCode(version.code), base: version });
    setRestored(false);
    setError(undefined);
  };

  /** @param tag - the version that may be overwritten. */
  async function save(tag: string): Promise<void> {
    const changes = changesOf(draft, base.code);
    if (busy) return;
    if (Object.keys(changes).length === 0) return void toast({ text: words.nothing });
    setBusy(true);
    setError(undefined);
    try {
      const headers = { "if-match": tag };
      await send("PATCH", pathOf(base.code.id), { body: changes, headers });
      writeDraft(name, null);
      setBegun({ draft: draftOfCode(base.code), base });
      toast({ text: words.saved, tone: "good" });
      go(`/codes/${encodeURIComponent(base.code.id)}`);
    } catch (refused) {
      if (refused instanceof Problem && refused.status === 412) await conflict();
      else setError(refused);
    } finally {
      setBusy(false);
    }
  }

  async function conflict(): Promise<void> {
    try {
      setTheirs(await versionOf(send("GET", pathOf(base.code.id))));
    } catch (lost) {
      setError(lost);
    }
  }

  const problem = error instanceof Problem ? error : null;
  const refusal = useMemo(() => (problem ? errorsAtFields(problem.errors, draft) : NO_ERRORS), [problem]);
  const errors = useOpenErrors(refusal, partsOf(draft));
  return (
    <form
      class="view"
      noValidate
      onKeyDown={keepSearches}
      onSubmit={(event) => {
        event.preventDefault();
        void save(base.tag);
      }}
    >
      <header class="view-head">
        <div>
          <p class="eyebrow" dir="auto">
            {nameOf(base.code)}
          </p>
          <ViewTitle>{words.editTitle}</ViewTitle>
        </div>
      </header>
      {error !== undefined && refusal.length === 0 && (
        <Notice tone="bad">
          <p role="alert">{reason(error)}</p>
        </Notice>
      )}
      {restored && isChanged && (
        <Notice
          tone="plain"
          action={
            <Button small onClick={() => startFrom(read)}>
              {words.discard}
            </Button>
          }
        >
          <p>{words.restored}</p>
        </Notice>
      )}
      <CodeForm
        draft={draft}
        onChange={(next) => setBegun({ draft: next, base })}
        errors={errors}
        refusal={refusal}
        existing
        shortUrl={base.code.shortUrl}
        foot={(symbol) => (
          <FormFoot errors={errors.length} symbol={symbol} {...(isChanged ? { state: words.unsaved } : {})}>
            {isChanged && (
              <Button
                onClick={() => {
                  startFrom(base);
                  toast({ text: words.discarded });
                }}
              >
                {words.discard}
              </Button>
            )}
            <Button kind="primary" type="submit" busy={busy}>
              {words.save}
            </Button>
          </FormFoot>
        )}
      />
      {theirs && (
        <ConflictDialog
          base={base.code}
          theirs={theirs.code}
          mine={changesOf(draft, base.code)}
          onClose={() => setTheirs(null)}
          onTake={() => {
            startFrom(theirs);
            setTheirs(null);
          }}
          onOverwrite={() => {
            setTheirs(null);
            void save(theirs.tag);
          }}
        />
      )}
    </form>
  );
}

function hasChanges({ draft, base }: Begun): boolean {
  return Object.keys(changesOf(draft, base.code)).length > 0;
}
