/**
 * Reports outages: when attempts begin to fail, and when they succeed again.
 * @param report - called with the first error of an outage, and with `null` at its end.
 * @returns a function that is called after each attempt, with its error or `null`.
 */
export function createOutage(report: (error: unknown) => void): (error: unknown) => void {
  let isOut = false;
  return (error) => {
    const hasFailed = error !== null;
    if (hasFailed === isOut) return;
    isOut = hasFailed;
    report(error);
  };
}
