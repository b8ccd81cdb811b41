import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { send } from "../../lib/api.ts";
import type { JsonObject } from "../../lib/json.ts";
import { useLoad } from "../../lib/load.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { errorsOf } from "../../lib/problem.ts";
import { go, ViewTitle } from "../../lib/route.tsx";
import { shaped } from "../../lib/shape.ts";
import { Button } from "../../ui/Button.tsx";
import { Loading } from "../../ui/State.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { nameOfCode } from "../../../features/codes/traits.ts";
import { Listed } from "../blocked/Blocked.tsx";
import { CodeTrouble } from "../codes/CodeTrouble.tsx";
import { draftName, readDraft, writeDraft } from "../drafts.ts";
import { CodeForm } from "./CodeForm.tsx";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { changesOf, type CodeDraft, draftOfCode, partsOf } from "./draft.ts";
import { EditNotices } from "./EditNotices.tsx";
import { FormFoot, keepSearches } from "./FormFoot.tsx";
import { useOpenErrors } from "./open-errors.ts";
import { errorsAtFields } from "./target.ts";
import { readVersion, type Version } from "./version.ts";
import { useTexts } from "../../texts/texts.ts";

/** A draft and the version that it began with. */
interface Begun {
  readonly draft: CodeDraft;
  readonly base: Version;
}

const isBegun = shaped<Begun>({ draft: "object", base: "object" });

/** The view that edits a code. */
export function View({ codeId }: { readonly codeId: string }) {
  const load = useLoad((signal) => readVersion(codeId, signal), [codeId]);
  if (load.value) return <Editor key={codeId} read={load.value} />;
  return load.error ? <CodeTrouble error={load.error} retry={load.reload} /> : <Loading shape="form" />;
}

function Editor({ read }: { readonly read: Version }) {
  const words = useTexts("edit");
  const name = draftName(read.code.id, "edit");
  const [begun, setBegun] = useState<Begun>(
    () => readDraft(name, isBegun) ?? { draft: draftOfCode(read.code), base: read },
  );
  const { draft, base } = begun;
  const [restored, setRestored] = useState(() => hasChanges(begun));
  const [theirs, setTheirs] = useState<Version | null>(null);
  const isChanged = hasChanges(begun);
  // Written at once: a tab may be closed or reloaded right after a key.
  useLayoutEffect(() => writeDraft(name, isChanged ? begun : null), [name, begun, isChanged]);

  const startFrom = (version: Version) => {
    setBegun({ draft: draftOfCode(version.code), base: version });
    setRestored(false);
    forget();
  };

  const { submit, busy, error, goesOn, forget } = useSubmit(
    async (request: { readonly tag: string; readonly changes: JsonObject }) => {
      const { id } = base.code;
      try {
        await send("PATCH /app/api/codes/{id}", { id, "If-Match": request.tag, draft: request.changes });
        return null;
      } catch (refused) {
        if (!(isProblem(refused) && refused.status === 412)) throw refused;
        const now = await readVersion(id);
        // It was saved, and only the answer was lost.
        return Object.keys(changesOf(draft, now.code)).length === 0 ? null : now;
      }
    },
    {
      repeats: true,
      onDone: (conflict) => {
        if (conflict) return setTheirs(conflict);
        writeDraft(name, null);
        setBegun({ draft: draftOfCode(base.code), base });
        go(`/codes/${encodeURIComponent(base.code.id)}`);
        toast({ text: words.saved, tone: "good" });
      },
    },
  );

  /** @param tag - the version that may be overwritten. */
  function save(tag: string): void {
    const changes = changesOf(draft, base.code);
    if (Object.keys(changes).length > 0) submit({ tag, changes });
    else if (!busy) toast({ text: words.nothing });
  }

  const refusal = useMemo(() => errorsAtFields(errorsOf(error), draft), [error]);
  const errors = useOpenErrors(refusal, partsOf(draft));
  return (
    <form class="view" noValidate onKeyDown={keepSearches} onSubmit={instead(() => save(base.tag))}>
      <header class="view-head">
        <div>
          <p class="eyebrow" dir="auto">
            {nameOfCode(base.code)}
          </p>
          <ViewTitle>{words.editTitle}</ViewTitle>
        </div>
      </header>
      <EditNotices
        error={refusal.length === 0 ? error : undefined}
        isRestored={restored && isChanged}
        onDiscard={() => startFrom(read)}
      />
      <Listed code={base.code} />
      <CodeForm
        draft={draft}
        onChange={(next) => {
          setBegun({ draft: next, base });
          // A repeated save ends with the next change: unfinished text is not sent by itself.
          if (goesOn) forget();
        }}
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
          theirs={changesOf(draftOfCode(theirs.code), base.code)}
          note={
            base.code.active === theirs.code.active
              ? null
              : theirs.code.active
                ? words.switchedOn
                : words.switchedOff
          }
          mine={changesOf(draft, base.code)}
          onClose={() => setTheirs(null)}
          onTake={() => {
            startFrom(theirs);
            setTheirs(null);
          }}
          onOverwrite={() => {
            setTheirs(null);
            save(theirs.tag);
          }}
        />
      )}
    </form>
  );
}

function hasChanges({ draft, base }: Begun): boolean {
  return Object.keys(changesOf(draft, base.code)).length > 0;
}
