/**
 * A value for a metric that waits for neither disk nor database: each reading begins the next look, and gives
 * what the last one found that succeeded.
 * @param before - the value until then.
 * @param isDue - asked at each reading whether to look again.
 */
export function earlier<T, B>(
  look: () => Promise<T>,
  before: B,
  isDue: () => boolean = () => true,
): () => T | B {
  let last: T | B = before;
  let isLooking = false;

  async function lookAgain(): Promise<void> {
    isLooking = true;
    try {
      last = await look();
    } catch {
      // The storage is out of order. The log and /healthz say so, and the metric keeps its value.
    } finally {
      isLooking = false;
    }
  }

  return () => {
    if (!isLooking && isDue()) void lookAgain();
    return last;
  };
}
