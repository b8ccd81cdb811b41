import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { Offline } from "./problem.ts";
import { isAbort } from "./wait.ts";

/** Something that is being read, was read, or could not be. What was read before stays while it is read again. */
export interface Load<T> {
  readonly value: T | undefined;
  /** A `Problem` or `Offline`; `undefined` while all is well. */
  readonly error: unknown;
  readonly loading: boolean;
  /** Reads it again. */
  reload(): void;
  /** Puts a value in its place, such as a write's answer. */
  put(value: T): void;
  /** Changes a part of it as it is by then, however long ago this was drawn; nothing while there is none. */
  change(change: (value: T) => T): void;
}

/**
 * Reads something when a component appears and whenever `needs` change; the answer to an older question never wins.
 * After a lost connection it reads again by itself.
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
    latest.current(stop.signal).then(
      (value) => {
        if (!stop.signal.aborted) setState({ value, error: undefined, loading: false });
      },
      (error) => {
        if (!stop.signal.aborted && !isAbort(error))
          setState(({ value }) => ({ value, error, loading: false }));
      },
    );
    return () => stop.abort();
  }, [...needs, round]);
  const reload = useCallback(() => setRound((last) => last + 1), []);
  const put = useCallback((value: T) => setState({ value, error: undefined, loading: false }), []);
  const change = useCallback(
    (change: (value: T) => T) =>
      setState((last) => (last.value === undefined ? last : { ...last, value: change(last.value) })),
    [],
  );
  useEffect(() => {
    const again = () => {
      if (state.error instanceof Offline) reload();
    };
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [state.error, reload]);
  return { ...state, reload, put, change };
}
