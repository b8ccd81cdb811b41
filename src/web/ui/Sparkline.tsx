/** The shape is stretched to its frame; strokes keep their width. */
const [WIDTH, HEIGHT] = [100, 24];

/**
 * Counts over time as a small line, for a place where the sum stands beside it.
 * @param running - the place that is not complete yet, to which the line is dotted; `null` for none.
 */
export function Sparkline({
  values,
  running,
}: {
  readonly values: readonly number[];
  readonly running: number | null;
}) {
  const most = Math.max(1, ...values);
  const step = WIDTH / Math.max(1, values.length - 1);
  const points = values.map((value, at) => [at * step, HEIGHT - 2 - (value / most) * (HEIGHT - 4)] as const);
  const line = (part: typeof points) => part.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ");
  const end = running ?? values.length;
  return (
    <svg class="sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline points={line(points.slice(0, end))} />
      {running !== null && (
        <polyline class="dotted" points={line(points.slice(Math.max(0, running - 1), running + 1))} />
      )}
    </svg>
  );
}
