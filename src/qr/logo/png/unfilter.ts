/**
 * Takes the filter off a row (PNG, 9.2).
 * @param row - its filter type, then its bytes, which are changed.
 * @param above - the row before without its filter, of the same length; zeros before the first.
 * @param distance - bytes of a pixel.
 */
export function unfilter(row: Uint8Array, above: Uint8Array, distance: number): void {
  const filter = row[0] ?? 0;
  if (filter === 0) return;
  for (let at = 1; at < row.length; at++) {
    const left = at > distance ? (row[at - distance] ?? 0) : 0;
    const up = above[at] ?? 0;
    const corner = at > distance ? (above[at - distance] ?? 0) : 0;
    row[at] = (row[at] ?? 0) + predicted(filter, left, up, corner);
  }
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const estimate = left + up - corner;
  const ofLeft = Math.abs(estimate - left);
  const ofUp = Math.abs(estimate - up);
  const ofCorner = Math.abs(estimate - corner);
  if (ofLeft <= ofUp && ofLeft <= ofCorner) return left;
  return ofUp <= ofCorner ? up : corner;
}
