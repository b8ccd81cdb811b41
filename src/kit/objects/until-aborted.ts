/**
 * The same pieces until a signal is aborted, also while the next one is still on its way.
 * @throws the signal's reason.
 */
export async function* untilAborted<T>(
  pieces: AsyncIterable<T>,
  signal: AbortSignal | undefined,
): AsyncGenerator<T, void, void> {
  if (!signal) return yield* pieces;
  // Each wait has a promise of its own: one for all of them would keep every piece until the end.
  let giveUp: (reason: unknown) => void = () => {};
  const abort = () => giveUp(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  const source = pieces[Symbol.asyncIterator]();
  let isOver = false;
  try {
    while (true) {
      signal.throwIfAborted();
      const next = await new Promise<IteratorResult<T>>((resolve, reject) => {
        giveUp = reject;
        source.next().then(resolve, reject);
      });
      isOver = next.done === true;
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    isOver ||= !signal.aborted;
    throw error;
  } finally {
    signal.removeEventListener("abort", abort);
    // A source that waits for a piece ends behind it, perhaps never: nobody waits for that, nor for what it
    // says then.
    if (!isOver) void Promise.resolve(source.return?.()).catch(() => {});
  }
}
