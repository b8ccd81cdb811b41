import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { goingOn, Offline } from "./problem.ts";
import { isAbort, waitForConnection } from "./wait.ts";

/** The state of a read. The previous value stays while it is read again. */
export interface Load<T> {
  readonly value: T | undefined;
  /** A `QuietzoneProblem` or `Offline`; `undefined` when there is none. */
  readonly error: unknown;
  readonly loading: boolean;
  /** Reads it again. */
  reload(): void;
  /** Replaces the value, for example by the answer of a write. */
  put(value: T): void;
  /** Changes the latest value; does nothing while there is none. */
  change(change: (value: T) => T): void;
}

/**
 * Reads when a component mounts and whenever `needs` change; an older answer never replaces a newer one.
 * While no answer comes it tries again, and shows the error meanwhile.
 */
export function useLoad<T>(read: (signal: AbortSignal) => Promise<T>, needs: readonly unknown[]): Load<T> {
  const [state, setState] = useState<{ value: T | undefined; error: unknown; loading: boolean }>({
    value: undefined,
    error: undefined,
    loading: true,
  });
  const [round, setRound] = useState(0);
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    const stop = new AbortController();
    setState(({ value }) => ({ value, error: undefined, loading: true }));
    void readUntilAnswered(latest.current, stop.signal, (outcome) => {
      if (!stop.signal.aborted)
        setState(({ value }) => ({ value, error: undefined, ...outcome, loading: false }));
    });
    return () => stop.abort();
  }, [...needs, round]);
  const reload = useCallback(() => setRound((last) => last + 1), []);
  const put = useCallback((value: T) => setState({ value, error: undefined, loading: false }), []);
  const change = useCallback(
    (change: (value: T) => T) =>
      setState((last) => (last.value === undefined ? last : { ...last, value: change(last.value) })),
    [],
  );
  return { ...state, reload, put, change };
}

/** Reads, and reads again as long as no answer comes. @param show - told of the value, or of each error. */
async function readUntilAnswered<T>(
  read: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
  show: (outcome: { readonly value: T } | { readonly error: unknown }) => void,
): Promise<void> {
  while (!signal.aborted) {
    try {
      show({ value: await read(signal) });
      return;
    } catch (error) {
      if (isAbort(error)) return;
      show({ error: goingOn(error) });
      if (!(error instanceof Offline)) return;
    }
    await waitForConnection(signal).catch(() => {});
  }
}
