import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Code } from "quietzone-client";
import { call, isPassing } from "../../lib/api.ts";
import type { JsonObject } from "../../lib/json.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { shaped } from "../../lib/shape.ts";
import { clearToast } from "../../ui/Toasts.tsx";
import { readDraft, writeDraft } from "../drafts.ts";
import { randomKey } from "../random.ts";

/**
 * Makes a code exactly once. When an answer is lost, it is unknown whether the code was made. So the same request is
 * retried with the same Idempotency-Key until an answer comes, also after a reload of the page.
 */

interface Submission {
  readonly key: string;
  readonly body: JsonObject;
}

const isSubmission = shaped<Submission>({ key: "string", body: "object" });

const NAME = "attempt";

/** The first and the longest pause between retries, in milliseconds. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [2_000, 30_000];

export type Making =
  | { readonly kind: "idle" }
  | { readonly kind: "sending" }
  /** Sent without an answer: it is retried automatically. */
  | { readonly kind: "unsure"; readonly error: unknown }
  | { readonly kind: "refused"; readonly error: unknown };

export interface CodeMaker {
  readonly state: Making;
  submit(body: JsonObject): void;
  /** Retries now. */
  retry(): void;
  /** Stops retrying; the code may have been made. */
  giveUp(): void;
}

/** Whether the outcome is still open. An earlier try may still be in flight when the next one arrives. */
function isOpen(error: unknown): boolean {
  if (isProblem(error))
    return isPassing(error) || error.status >= 500 || error.code === "idempotency_key_reused";
  return true;
}

/** @param onMade - called once with the code, and whether the view is still open. */
export function useCodeMaker(onMade: (code: Code, here: boolean) => void): CodeMaker {
  const submission = useRef<Submission | null>(readDraft(NAME, isSubmission));
  const [state, setState] = useState<Making>({ kind: "idle" });
  const pause = useRef(FIRST_PAUSE);
  const busy = useRef(false);
  const here = useRef(true);
  const done = useRef(onMade);
  done.current = onMade;

  const settle = useCallback((next: Making) => {
    submission.current = null;
    writeDraft(NAME, null);
    setState(next);
  }, []);

  const send = useCallback(async () => {
    const current = submission.current;
    if (!current || busy.current) return;
    busy.current = true;
    setState({ kind: "sending" });
    try {
      const { key, body } = current;
      const code = await call("POST /app/api/codes", { "Idempotency-Key": key, draft: body });
      settle({ kind: "idle" });
      done.current(code, here.current);
    } catch (error) {
      if (submission.current !== current) return;
      clearToast();
      if (isOpen(error)) setState({ kind: "unsure", error });
      else settle({ kind: "refused", error });
    } finally {
      busy.current = false;
    }
  }, [settle]);

  useEffect(() => {
    // A submission from before a reload, or from another view.
    void send();
    const again = () => void send();
    addEventListener("online", again);
    return () => {
      here.current = false;
      removeEventListener("online", again);
    };
  }, [send]);

  useEffect(() => {
    if (state.kind !== "unsure") return;
    const retryAfter = isProblem(state.error) ? (state.error.retryAfter ?? 0) * 1_000 : 0;
    const timer = setTimeout(() => void send(), Math.max(pause.current, retryAfter));
    pause.current = Math.min(pause.current * 2, LONGEST_PAUSE);
    return () => clearTimeout(timer);
  }, [state, send]);

  return {
    state,
    submit(body) {
      pause.current = FIRST_PAUSE;
      submission.current = { key: randomKey(), body };
      writeDraft(NAME, submission.current);
      void send();
    },
    retry: () => void send(),
    giveUp: () => settle({ kind: "idle" }),
  };
}
