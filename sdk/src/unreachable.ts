/** Requests that got no answer. */

/** No answer came: the connection failed, or the time that the client waits was over. */
export class QuietzoneUnreachable extends Error {
  override readonly name: string = "QuietzoneUnreachable";
  /** Whether the client waited in vain, and did not learn of a failure. */
  readonly isTimeout: boolean;

  /** @param options.cause - the runtime's own error. */
  constructor(url: string, options: { readonly cause?: unknown; readonly isTimeout: boolean }) {
    const { host } = new URL(url);
    super(
      options.isTimeout ? `${host} did not answer in time.` : `${host} can't be reached.`,
      "cause" in options ? { cause: options.cause } : {},
    );
    this.isTimeout = options.isTimeout;
  }
}

/** Milliseconds. Timers of a longer time go off at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Sends a request, and gives up when its answer does not begin in time. The body of an answer that has begun
 * may take longer.
 * @param seconds - how long to wait; `Infinity` for ever.
 * @param fetcher - sends it. It obeys the signal of its `init`.
 * @throws QuietzoneUnreachable when no answer came; the reason of the caller's own signal.
 */
export async function answered(
  url: string,
  init: RequestInit,
  seconds: number,
  fetcher: (url: string, init: RequestInit) => Promise<Response>,
): Promise<Response> {
  const own = init.signal ?? undefined;
  own?.throwIfAborted();
  const late = new AbortController();
  const timer = seconds * 1000 > LONGEST_TIMER ? undefined : setTimeout(() => late.abort(), seconds * 1000);
  try {
    return await fetcher(url, { ...init, signal: own ? AbortSignal.any([own, late.signal]) : late.signal });
  } catch (cause) {
    own?.throwIfAborted();
    throw new QuietzoneUnreachable(url, { cause, isTimeout: late.signal.aborted });
  } finally {
    clearTimeout(timer);
  }
}
