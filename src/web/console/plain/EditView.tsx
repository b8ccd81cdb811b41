import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { PlainCode } from "quietzone-client";
import { TITLE_LENGTH } from "../../../features/codes/constants.ts";
import { Designer, type Parts } from "../../design/Designer.tsx";
import { callTagged } from "../../lib/api.ts";
import type { JsonObject } from "../../lib/json.ts";
import { useLoad } from "../../lib/load.ts";
import { errorsOf } from "../../lib/problem.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { go, Link, match, useRoute, ViewTitle } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Empty, Failed, Loading } from "../../ui/State.tsx";
import { instead, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { useAttempt } from "../attempt.ts";
import { GroupField } from "../codes/GroupField.tsx";
import { readDraft, writeDraft } from "../drafts.ts";
import { ConflictDialog } from "../edit/ConflictDialog.tsx";
import { EditNotices } from "../edit/EditNotices.tsx";
import { FormFoot, keepSearches } from "../edit/FormFoot.tsx";
import { refreshMe } from "../session.ts";
import {
  begin,
  type Begun,
  bodyOf,
  draftName,
  draftOfPlain,
  EMPTY_PLAIN,
  isBegun,
  type PlainDraft,
  plainName,
  printPlain,
  type Read,
} from "./draft.ts";
import { Files } from "./Files.tsx";
import { Removal } from "./Removal.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Edits a plain code, or makes one. */
export function View() {
  const { path } = useRoute();
  const id = match("/plain/:id", path)?.["id"] ?? "new";
  return id === "new" ? <Editor key={id} read={null} /> : <Existing key={id} id={id} />;
}

function Existing({ id }: { readonly id: string }) {
  const words = useTexts("plain");
  const lists = useTexts("codes");
  const load = useLoad((signal) => callTagged("GET /app/api/plain-codes/{id}", { id }, { signal }), [id]);
  if (load.value) return <Editor read={load.value} />;
  if (!load.error) return <Loading shape="form" />;
  if (!isProblem(load.error, "code_not_found")) return <Failed error={load.error} retry={load.reload} />;
  const back = (
    <Link to="/plain" class="button">
      {words.toList}
    </Link>
  );
  return <Empty icon="search" title={lists.gone} action={back} />;
}

/** The outcome of a save: the saved version, or that of somebody else, which it would have overwritten. */
interface Outcome {
  readonly now: Read;
  readonly isTheirs: boolean;
}

function Editor({ read }: { readonly read: Read | null }) {
  const words = useTexts("plain");
  const texts = useTexts("edit");
  const lists = useTexts("codes");
  const attempt = useAttempt();
  const name = draftName(read?.record.id ?? null);
  const [begun, setBegun] = useState<Begun>(() => readDraft(name, isBegun) ?? begin(read));
  const { draft, base } = begun;
  const code = base?.record ?? null;
  const [isDoomed, setDoomed] = useState(false);
  const [theirs, setTheirs] = useState<Read | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(begun);
  latest.current = begun;
  const put = (part: Partial<PlainDraft>) => {
    latest.current = { base, draft: { ...latest.current.draft, ...part } };
    setBegun(latest.current);
  };
  const body = bodyOf(draft, code);
  const isChanged = code ? Object.keys(body).length > 0 : draft !== EMPTY_PLAIN;
  const [restored, setRestored] = useState(() => code !== null && isChanged);
  // Written at once: a tab may be closed or reloaded right after a key.
  useLayoutEffect(() => writeDraft(name, isChanged ? begun : null), [name, begun, isChanged]);

  const startFrom = (version: Read | null) => {
    setBegun(begin(version));
    setRestored(false);
    forget();
  };

  /** Takes the saved version over, and keeps text that was typed meanwhile. */
  const goOnFrom = (version: Read, sent: PlainDraft) => {
    const { draft: typed } = latest.current;
    if (typed === sent) return startFrom(version);
    setBegun({ draft: typed, base: version });
    setRestored(false);
  };

  /** @param tag - the version that may be overwritten. */
  async function change(id: string, tag: string, draft: JsonObject): Promise<Outcome> {
    try {
      const now = await callTagged("PATCH /app/api/plain-codes/{id}", { id, "If-Match": tag, draft });
      return { now, isTheirs: false };
    } catch (refused) {
      if (!isProblem(refused, "code_changed")) throw refused;
      const now = await callTagged("GET /app/api/plain-codes/{id}", { id });
      // Nothing is left to change where it was saved, and only the answer was lost.
      return { now, isTheirs: Object.keys(bodyOf(latest.current.draft, now.record)).length > 0 };
    }
  }

  async function make(draft: JsonObject): Promise<Outcome> {
    const key = attempt.keyOf(JSON.stringify(draft));
    const now = await callTagged("POST /app/api/plain-codes", { "Idempotency-Key": key, draft });
    return { now, isTheirs: false };
  }

  const { submit, busy, error, errorAt, forget } = useSubmit(
    (sent: { readonly tag: string; readonly body: JsonObject; readonly draft: PlainDraft }) =>
      code ? change(code.id, sent.tag, sent.body) : make(sent.body),
    {
      onDone: ({ now, isTheirs }, { draft: sent }) => {
        if (isTheirs) return setTheirs(now);
        writeDraft(name, null);
        toast({ text: code ? words.saved : texts.made, tone: "good" });
        if (code) return goOnFrom(now, sent);
        refreshMe();
        go(`/plain/${encodeURIComponent(now.record.id)}`, { replace: true });
      },
      onRefused: () =>
        // The errors must be at their fields first.
        requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()),
    },
  );

  const save = (tag = "") =>
    code && !isChanged ? toast({ text: texts.nothing }) : submit({ tag, body, draft });

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
      {base && (
        <div class="overview">
          <Files code={base.record} tag={base.tag} isChanged={isChanged} onChanged={startFrom} />
        </div>
      )}
      <form
        class="view"
        noValidate
        ref={form}
        onKeyDown={keepSearches}
        onSubmit={instead(() => save(base?.tag))}
      >
        <EditNotices
          error={errors.length === 0 ? error : undefined}
          isRestored={restored && isChanged}
          onDiscard={() => startFrom(read)}
        />
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
                <Button kind="quiet" onClick={() => startFrom(restored ? read : base)}>
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
      {theirs && code && (
        <ConflictDialog
          theirs={bodyOf(draftOfPlain(theirs.record), code)}
          note={
            code.printed === theirs.record.printed ? null : theirs.record.printed ? words.closed : words.open
          }
          mine={body}
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
