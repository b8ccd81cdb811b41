import { useEffect, useRef, useState } from "preact/hooks";
import { useExplain } from "../lib/explain.ts";
import { errorsOf, goingOn, Offline } from "../lib/problem.ts";
import { isAbort, waitForConnection } from "../lib/wait.ts";
import { useReason } from "./State.tsx";
import { clearToast } from "./Toasts.tsx";

/**
 * Errors that a form finds before it is sent: texts by the JSON pointers of its fields. A call throws them.
 */
export class Slips extends Error {
  readonly texts: Readonly<Record<string, string>>;
  constructor(texts: Readonly<Record<string, string>>) {
    super("The form has errors");
    this.texts = texts;
  }
}

/** A form that is sent, or an action behind a button. */
export interface Submit<I> {
  /** Does it. Does nothing while it is under way. */
  submit(input: I): void;
  /** Ends what is under way. Its call rejects by its signal; that is no error. */
  stop(): void;
  readonly busy: boolean;
  /** Whether no answer came, and it is sent again by itself. */
  readonly goesOn: boolean;
  /** The refusal; `undefined` when there is none, or when it is told at fields. */
  readonly error: unknown;
  /** The first error of a field, or else the whole refusal, as a sentence. */
  readonly text: string | undefined;
  /** The error of the field at a pointer, or of what it holds. */
  errorAt(pointer: string): string | undefined;
  /** Takes the error away, for example when a field changes. A request that is sent again by itself ends. */
  forget(): void;
}

/**
 * The state of a form that calls the service.
 * @param call - throws the refusal, or `Slips`. Its signal aborts when the form is gone or stopped; a call
 * that must end ignores it.
 * @param on.fields - pointers of fields that tell their errors themselves.
 * @param on.onDone - told of the answer, also when the form is gone meanwhile.
 * @param on.onRefused - told of each error.
 * @param on.repeats - it may be sent twice: while no answer comes it is sent again by itself, until `forget`.
 */
export function useSubmit<T, I = void>(
  call: (input: I, signal: AbortSignal) => Promise<T>,
  on: {
    readonly fields?: readonly string[];
    readonly onDone?: (answer: T, input: I) => void;
    readonly onRefused?: (error: unknown) => void;
    readonly repeats?: boolean;
  } = {},
): Submit<I> {
  const explain = useExplain();
  const reason = useReason();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  // Sent again, it is what the form holds by then.
  const latest = useRef({ call, on });
  latest.current = { call, on };
  const sent = useRef<(() => void) | null>(null);
  const repeating = useRef(false);
  useEffect(() => {
    if (!(error instanceof Offline && error.goesOn)) return;
    const over = new AbortController();
    waitForConnection(over.signal).then(
      () => sent.current?.(),
      () => {},
    );
    return () => over.abort();
  }, [error]);

  /** @param isRepeat - what was told the first time stays until it is otherwise. */
  async function submit(input: I, isRepeat = false): Promise<void> {
    if (underWay.current) return;
    const mine = new AbortController();
    underWay.current = mine;
    repeating.current = isRepeat;
    sent.current = () => void submit(input, true);
    if (!isRepeat) {
      setBusy(true);
      setError(undefined);
    }
    try {
      const answer = await latest.current.call(input, mine.signal);
      setError(undefined);
      latest.current.on.onDone?.(answer, input);
    } catch (refused) {
      if (isAbort(refused)) return;
      clearToast();
      setError(on.repeats ? goingOn(refused) : refused);
      if (!(isRepeat && refused instanceof Offline)) latest.current.on.onRefused?.(refused);
    } finally {
      underWay.current = null;
      setBusy(false);
    }
  }

  function errorAt(pointer: string): string | undefined {
    if (error instanceof Slips) return error.texts[pointer];
    const why = errorsOf(error).find((each) => `${each.pointer}/`.startsWith(`${pointer}/`));
    return why && explain(why);
  }

  function text(): string | undefined {
    if (error === undefined) return undefined;
    if (error instanceof Slips) return Object.values(error.texts)[0];
    const [why] = errorsOf(error);
    return why ? explain(why) : reason(error);
  }

  const isAtFields = error instanceof Slips || on.fields?.some((field) => errorAt(field) !== undefined);
  return {
    submit: (input) => void submit(input),
    goesOn: error instanceof Offline && error.goesOn,
    stop: () => underWay.current?.abort(),
    busy,
    error: isAtFields ? undefined : error,
    text: text(),
    errorAt,
    forget() {
      if (repeating.current) underWay.current?.abort();
      setError(undefined);
    },
  };
}

/** A handler of a form's `submit` that does this in place of the browser's own. */
export function instead(run: () => void): (event: Event) => void {
  return (event) => {
    event.preventDefault();
    run();
  };
}
