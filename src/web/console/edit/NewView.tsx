import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { takeBrought } from "./brought.ts";
import { address } from "../../lib/api.ts";
import { number } from "../../lib/format.ts";
import { type FieldError, isProblem, type QuietzoneProblem } from "../../../../sdk/src/problem.ts";
import { errorsOf } from "../../lib/problem.ts";
import { go, Link, ViewTitle } from "../../lib/route.tsx";
import { like } from "../../lib/shape.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice, useReason } from "../../ui/State.tsx";
import { toast } from "../../ui/Toasts.tsx";
import { readDraft, writeDraft } from "../drafts.ts";
import { useDefaultLook } from "../looks/looks.ts";
import { refreshMe, useMe } from "../session.ts";
import { type Making, useCodeMaker } from "./code-maker.ts";
import { CodeForm } from "./CodeForm.tsx";
import { type CodeDraft, creationOf, draftOfDesign, EMPTY_DRAFT, isPlain, withOwnPage } from "./draft.ts";
import { FormFoot, keepSearches } from "./FormFoot.tsx";
import { useOpenErrors } from "./open-errors.ts";
import { errorsAtFields } from "./target.ts";
import { useTexts } from "../../texts/texts.ts";

const NAME = "new";
/** The draft that a design of the studio stands in front of. */
const EARLIER = "new.earlier";

/** A stand-in as long as a generated short id. */
const ANY_SHORT_ID = "xxxxxxx";

/** A new code. The draft stays until the code is made. */
export function View() {
  const words = useTexts("edit");
  const [brought, setBrought] = useState(takeBrought);
  const [stored] = useState(() => readDraft(NAME, like(EMPTY_DRAFT)));
  const [earlier, setEarlier] = useState(() => readDraft(EARLIER, like(EMPTY_DRAFT)) ?? (brought && stored));
  const [draft, setDraft] = useState<CodeDraft>(() =>
    brought ? draftOfDesign(brought) : (stored ?? EMPTY_DRAFT),
  );
  const [restored, setRestored] = useState(draft !== EMPTY_DRAFT);
  useEffect(() => {
    if (!brought) return;
    // A reload must lose neither.
    writeDraft(EARLIER, earlier);
    writeDraft(NAME, draft);
  }, []);
  const change = useCallback((next: CodeDraft) => {
    setDraft(next);
    writeDraft(NAME, next);
  }, []);
  const empty = useRef(EMPTY_DRAFT);
  useDefaultLook((look) => {
    empty.current = { ...EMPTY_DRAFT, look };
    if (!restored) setDraft((last) => (isPlain(last) ? { ...last, look } : last));
  });
  const clear = () => {
    setBrought(null);
    setEarlier(null);
    writeDraft(EARLIER, null);
    if (earlier) return change(earlier);
    writeDraft(NAME, null);
    setDraft(empty.current);
    setRestored(false);
  };
  const maker = useCodeMaker((code, here) => {
    // The next new code goes on with the draft that a design stood in front of.
    writeDraft(NAME, earlier);
    writeDraft(EARLIER, null);
    refreshMe();
    if (here) go(`/codes/${encodeURIComponent(code.id)}`, { replace: true });
    toast({ text: words.made, tone: "good" });
  });
  const { state } = maker;
  const isOpen = state.kind === "sending" || state.kind === "unsure";
  const problem = state.kind === "refused" && isProblem(state.error) ? state.error : null;
  const refusal = useMemo(
    () => (problem ? errorsAtFields(fieldErrorsOf(problem), draft) : NO_ERRORS),
    [problem],
  );
  const errors = useOpenErrors(refusal, creationOf(draft));
  const shortId = draft.shortId.trim() || ANY_SHORT_ID;
  return (
    <form
      class="view"
      noValidate
      onKeyDown={keepSearches}
      onSubmit={(event) => {
        event.preventDefault();
        if (isOpen) return;
        const pageAt = (id: string) => addressOf(draft.domain, `p/${encodeURIComponent(id)}`);
        maker.submit(creationOf(withOwnPage(draft, pageAt)));
      }}
    >
      <header class="view-head">
        <ViewTitle>{words.newTitle}</ViewTitle>
      </header>
      <MakingNotice state={state} onRetry={maker.retry} onGiveUp={() => giveUp()} />
      {restored && !isOpen && (
        <Notice
          tone="plain"
          action={
            <Button small onClick={clear}>
              {earlier ? words.toEarlier : words.startOver}
            </Button>
          }
        >
          <p>{brought ? words.brought : words.restored}</p>
        </Notice>
      )}
      {/* While the outcome is open, the form must not change. */}
      <div inert={isOpen}>
        <CodeForm
          draft={draft}
          onChange={change}
          errors={errors}
          refusal={refusal}
          existing={false}
          shortUrl={addressOf(
            draft.domain,
            `${draft.domain === "" ? "r/" : ""}${encodeURIComponent(shortId)}`,
          )}
          foot={(symbol) => (
            <FormFoot errors={errors.length} symbol={symbol}>
              <Button kind="primary" type="submit" busy={isOpen}>
                {isOpen ? words.sending : words.create}
              </Button>
            </FormFoot>
          )}
        />
      </div>
    </form>
  );

  function giveUp() {
    maker.giveUp();
    toast({ text: words.gaveUp });
  }
}

/** An address on a domain, or on the service's own host where it is empty. */
function addressOf(domain: string, path: string): string {
  return domain === "" ? address(path) : `${new URL(document.baseURI).protocol}//${domain}/${path}`;
}

const NO_ERRORS: readonly FieldError[] = [];
const seen = new WeakMap<QuietzoneProblem, readonly FieldError[]>();

/** The errors at fields. A taken short id has no pointer of its own. */
function fieldErrorsOf(problem: QuietzoneProblem): readonly FieldError[] {
  const known = seen.get(problem);
  if (known) return known;
  const taken =
    problem.code === "short_id_taken"
      ? [{ pointer: "/shortId", reason: problem.code, detail: problem.detail }]
      : [];
  const errors = [...errorsOf(problem), ...taken];
  seen.set(problem, errors);
  return errors;
}

/** Why a code is not made yet: no answer, the plan is full, or a refusal. */
function MakingNotice(props: {
  readonly state: Making;
  readonly onRetry: () => void;
  readonly onGiveUp: () => void;
}) {
  const { state } = props;
  const words = useTexts("edit");
  const reason = useReason();
  const limit = useMe()?.grants.codes;
  useEffect(() => {
    if (state.kind === "refused" || state.kind === "unsure") scrollTo({ top: 0 });
  }, [state.kind]);
  if (state.kind === "unsure")
    return (
      <Notice
        tone="warn"
        action={
          <div class="row">
            <Button small icon="refresh" onClick={props.onRetry}>
              {words.tryNow}
            </Button>
            <Button small kind="quiet" onClick={props.onGiveUp}>
              {words.giveUp}
            </Button>
          </div>
        }
      >
        <div role="alert">
          <h2>{words.unsureTitle}</h2>
          <p>{words.unsureText}</p>
        </div>
      </Notice>
    );
  if (state.kind !== "refused") return null;
  const { error } = state;
  const code = isProblem(error) ? error.code : "";
  if (code === "plan_limit" || code === "dynamic_code_not_enabled") {
    const full = typeof limit === "number" ? words.limitText(number(limit)) : words.limitPlain;
    return (
      <Notice
        tone="warn"
        action={
          <Link to="/settings" class="button small">
            {words.toPlan}
          </Link>
        }
      >
        <div role="alert">
          {code === "plan_limit" && <h2>{words.limitTitle}</h2>}
          <p>{code === "plan_limit" ? full : words.noDynamic}</p>
        </div>
      </Notice>
    );
  }
  if (isProblem(error) && fieldErrorsOf(error).length > 0) return null;
  return (
    <Notice tone="bad">
      <p role="alert">{reason(error)}</p>
    </Notice>
  );
}
