import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { PlainCode } from "quietzone-client";
import { TITLE_LENGTH } from "../../../features/codes/constants.ts";
import { Designer, type Parts } from "../../design/Designer.tsx";
import { call, callTagged } from "../../lib/api.ts";
import type { JsonObject } from "../../lib/json.ts";
import { useLoad } from "../../lib/load.ts";
import { errorsOf } from "../../lib/problem.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { go, Link, match, useRoute, ViewTitle } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Empty, Failed, Loading, Notice, useReason } from "../../ui/State.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { useAttempt } from "../attempt.ts";
import { GroupField } from "../codes/GroupField.tsx";
import { readDraft, writeDraft } from "../drafts.ts";
import { FormFoot, keepSearches } from "../edit/FormFoot.tsx";
import { refreshMe } from "../session.ts";
import {
  bodyOf,
  draftName,
  draftOfPlain,
  EMPTY_PLAIN,
  isPlainDraft,
  type PlainDraft,
  plainName,
  printPlain,
} from "./draft.ts";
import { Files } from "./Files.tsx";
import { Removal } from "./Removal.tsx";
import { useTexts } from "../../texts/texts.ts";

/** A plain code as it was read, and its entity tag. */
interface Read {
  readonly record: PlainCode;
  readonly tag: string;
}

/** Edits a plain code, or makes one. */
export function View() {
  const { path } = useRoute();
  const id = match("/plain/:id", path)?.["id"] ?? "new";
  return id === "new" ? <Editor key={id} read={null} put={() => {}} /> : <Existing key={id} id={id} />;
}

function Existing({ id }: { readonly id: string }) {
  const words = useTexts("plain");
  const lists = useTexts("codes");
  const load = useLoad((signal) => callTagged("GET /app/api/plain-codes/{id}", { id }, { signal }), [id]);
  if (load.value) return <Editor read={load.value} put={load.reload} />;
  if (!load.error) return <Loading lines={6} />;
  if (!isProblem(load.error, "code_not_found")) return <Failed error={load.error} retry={load.reload} />;
  const back = (
    <Link to="/plain" class="button">
      {words.toList}
    </Link>
  );
  return <Empty icon="search" title={lists.gone} action={back} />;
}

/** @param props.put - reads the code again. */
function Editor(props: { readonly read: Read | null; readonly put: () => void }) {
  const { read } = props;
  const words = useTexts("plain");
  const texts = useTexts("edit");
  const lists = useTexts("codes");
  const reason = useReason();
  const attempt = useAttempt();
  const code = read?.record ?? null;
  const name = draftName(code?.id ?? null);
  const begun = code ? draftOfPlain(code) : EMPTY_PLAIN;
  const [draft, setDraft] = useState<PlainDraft>(() => readDraft(name, isPlainDraft) ?? begun);
  const [isDoomed, setDoomed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(draft);
  latest.current = draft;
  const put = (part: Partial<PlainDraft>) => {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
  };
  const body = bodyOf(draft, code);
  const isChanged = code ? Object.keys(body).length > 0 : draft !== EMPTY_PLAIN;
  // Written at once: a tab may be closed or reloaded right after a key.
  useLayoutEffect(() => writeDraft(name, isChanged ? draft : null), [name, draft, isChanged]);

  const { submit, busy, error, errorAt } = useSubmit(
    (sent: JsonObject) =>
      code && read
        ? call("PATCH /app/api/plain-codes/{id}", { id: code.id, "If-Match": read.tag, draft: sent })
        : call("POST /app/api/plain-codes", {
            "Idempotency-Key": attempt.keyOf(JSON.stringify(sent)),
            draft: sent,
          }),
    {
      onDone: (saved) => {
        writeDraft(name, null);
        toast({ text: code ? words.saved : texts.made, tone: "good" });
        if (code) return props.put();
        refreshMe();
        go(`/plain/${encodeURIComponent(saved.id)}`, { replace: true });
      },
      onRefused: () =>
        // The errors must be at their fields first.
        requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()),
    },
  );
  useEffect(() => {
    if (code) setDraft(readDraft(name, isPlainDraft) ?? draftOfPlain(code));
  }, [read?.tag]);

  const errors = errorsOf(error);
  return (
    <div class="view">
      <header class="view-head">
        <div>
          <p class="eyebrow">
            <Link to="/plain">{words.toList}</Link>
          </p>
          <ViewTitle>{code ? plainName(code) : words.newCode}</ViewTitle>
        </div>
        {code && (
          <div class="view-actions">
            <Button icon="print" onClick={() => printPlain([code])}>
              {words.print}
            </Button>
            <Button kind="quiet" icon="trash" onClick={() => setDoomed(true)}>
              {lists.remove}
            </Button>
          </div>
        )}
      </header>
      {code && read && (
        <div class="overview">
          <Files code={code} tag={read.tag} isChanged={isChanged} onChanged={props.put} />
        </div>
      )}
      <form
        class="view"
        noValidate
        ref={form}
        onKeyDown={keepSearches}
        onSubmit={instead(() => (code && !isChanged ? toast({ text: texts.nothing }) : submit(body)))}
      >
        {error !== undefined && errors.length === 0 && (
          <Notice tone="bad">
            <p role="alert">{reason(error)}</p>
          </Notice>
        )}
        <div class="card stack wide form-narrow">
          <TextField
            label={texts.title}
            optional
            maxLength={TITLE_LENGTH}
            value={draft.title}
            onInput={(title) => put({ title })}
            error={errorAt("/title")}
          />
          <GroupField value={draft.group} onInput={(group) => put({ group })} error={errorAt("/group")} />
        </div>
        <Designer
          design={draft.design}
          onChange={(design) => put({ design })}
          encodes="fields"
          errors={errors}
          foot={(symbol) => (
            <FormFoot
              errors={errors.length}
              symbol={symbol}
              {...(code && isChanged ? { state: texts.unsaved } : {})}
            >
              {isChanged && (
                <Button kind="quiet" onClick={() => setDraft(begun)}>
                  {texts.discard}
                </Button>
              )}
              <Button kind="primary" type="submit" busy={busy}>
                {code ? texts.save : words.make}
              </Button>
            </FormFoot>
          )}
          {...(code?.printed && { children: ({ style }: Parts) => <Closed code={code}>{style}</Closed> })}
        />
      </form>
      {isDoomed && code && (
        <Removal
          code={code}
          onClose={() => setDoomed(false)}
          onRemoved={() => go("/plain", { replace: true })}
        />
      )}
    </div>
  );
}

/** The content of a printed code, in place of its form. @param props.children - its look. */
function Closed(props: { readonly code: PlainCode; readonly children: ComponentChildren }) {
  return (
    <>
      <section class="card stack">
        <pre class="mono said" dir="auto">
          {props.code.payload}
        </pre>
      </section>
      {props.children}
    </>
  );
}
