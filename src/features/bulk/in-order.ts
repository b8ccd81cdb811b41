/** Finds the items of rows that are looked up in order. A map of a large file would take megabytes. */
export function inOrder<T extends { readonly row: number }>(
  items: readonly T[],
): (row: number) => T | undefined {
  const sorted = items.toSorted((a, b) => a.row - b.row);
  let next = 0;
  return (row) => {
    for (let first = sorted[next]; first && first.row < row; first = sorted[next]) next++;
    const found = sorted[next];
    return found?.row === row ? found : undefined;
  };
}
