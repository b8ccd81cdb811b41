import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { callTagged } from "../../lib/api.ts";
import { isSame } from "../../lib/json.ts";
import { useLoad } from "../../lib/load.ts";
import type { FieldError } from "quietzone-client";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { errorsOf, incomplete } from "../../lib/problem.ts";
import { Link, ViewTitle } from "../../lib/route.tsx";
import { shaped } from "../../lib/shape.ts";
import { Button } from "../../ui/Button.tsx";
import { focusField } from "../../ui/Field.tsx";
import { Loading, Notice, useReason } from "../../ui/State.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { nameOfCode } from "../../../features/codes/traits.ts";
import { CodeTrouble } from "../codes/CodeTrouble.tsx";
import { draftName, readDraft, writeDraft } from "../drafts.ts";
import { FormFoot } from "../edit/FormFoot.tsx";
import { useOpenErrors } from "../edit/open-errors.ts";
import { readVersion, type Version } from "../edit/version.ts";
import { bodyOf, draftOf, type RulesDraft, seenOf } from "./draft.ts";
import { gapsOf, withTyped } from "./gaps.ts";
import { General } from "./General.tsx";
import { RuleList } from "./RuleList.tsx";
import { TracePanel } from "./TracePanel.tsx";
import { useTexts } from "../../texts/texts.ts";

/** The view that edits a code's rules and shows what they do. */
export function View({ codeId }: { readonly codeId: string }) {
  const load = useLoad((signal) => readVersion(codeId, signal), [codeId]);
  if (load.value) return <Editor key={codeId} version={load.value} put={load.put} />;
  return load.error ? <CodeTrouble error={load.error} retry={load.reload} /> : <Loading shape="card" />;
}

/** A draft and the version that it began with, which alone it may replace. */
interface Begun {
  readonly draft: RulesDraft;
  readonly tag: string;
}

const isBegun = shaped<Begun>({ draft: "object", tag: "string" });

function Editor(props: { readonly version: Version; readonly put: (version: Version) => void }) {
  const { code } = props.version;
  const words = useTexts("ruleEditor");
  const reason = useReason();
  const name = draftName(code.id, "rules");
  const saved = useMemo(() => draftOf(code), [code]);
  const [begun, setBegun] = useState<Begun>(
    () => readDraft(name, isBegun) ?? { draft: saved, tag: props.version.tag },
  );
  const { draft, tag } = begun;
  const seen = seenOf(draft);
  const isChanged = !isSame(seen, seenOf(saved));
  function edit(make: (last: RulesDraft) => Partial<RulesDraft>): void {
    setBegun((last) => ({ ...last, draft: { ...last.draft, ...make(last.draft) } }));
    // A repeated save ends with the next change: unfinished text is not sent by itself.
    if (save.goesOn) save.forget();
  }
  useLayoutEffect(() => writeDraft(name, isChanged ? begun : null), [name, begun, isChanged]);

  const patch = async () => {
    const whole = withTyped(draft);
    const gaps = gapsOf(whole, words);
    if (gaps.length > 0) throw incomplete(gaps);
    return callTagged("PATCH /app/api/codes/{id}", { id: code.id, "If-Match": tag, body: bodyOf(whole) });
  };
  const save = useSubmit(patch, {
    repeats: true,
    onDone: (next) => {
      startFrom({ code: next.record, tag: next.tag });
      toast({ text: words.saved, tone: "good" });
    },
    onRefused: (refused) => toFirst(errorsOf(refused)),
  });
  const takeTheirs = useSubmit(() => readVersion(code.id), { onDone: startFrom });
  const error = takeTheirs.error ?? save.error;
  const [wrong, setWrong] = useState<readonly FieldError[] | null>(null);
  const errors = useOpenErrors(wrong ?? errorsOf(error), seen);
  const isConflict = isProblem(error) && error.status === 412;

  function startFrom(version: Version): void {
    props.put(version);
    setBegun({ draft: draftOf(version.code), tag: version.tag });
    save.forget();
    takeTheirs.forget();
  }

  return (
    <div class="view">
      <header class="view-head">
        <div>
          <p class="eyebrow" dir="auto">
            <Link to={`/codes/${encodeURIComponent(code.id)}`}>{nameOfCode(code)}</Link>
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
              <Button small onClick={() => takeTheirs.submit()}>
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
        onSubmit={instead(() => {
          setWrong(null);
          save.submit();
        })}
      >
        <RuleList
          rules={draft.rules}
          onChange={(make) => edit(({ rules }) => ({ rules: make(rules) }))}
          errors={errors}
        />
        <General draft={draft} onChange={(part) => edit(() => part)} errors={errors} />
        <FormFoot errors={errors.length} {...(isChanged ? { state: words.unsaved } : {})}>
          {isChanged && <Button onClick={() => startFrom(props.version)}>{words.discard}</Button>}
          <Button kind="primary" type="submit" busy={save.busy} disabled={!isChanged}>
            {words.save}
          </Button>
        </FormFoot>
      </form>
      <TracePanel
        code={code}
        draft={isChanged ? draft : null}
        onTried={(found) => {
          setWrong(found.length > 0 ? found : null);
          toFirst(found);
        }}
      />
    </div>
  );
}

/** Goes to the first of some errors. The rule that is wrong must be open first. */
function toFirst([first]: readonly FieldError[]): void {
  if (first) requestAnimationFrame(() => focusField(first.pointer));
}
