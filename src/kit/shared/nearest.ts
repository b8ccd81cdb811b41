/** The text of a list that differs least from this one: the fewest characters are added, removed or replaced. The list has at least one. */
export function nearestOf(text: string, [first, ...rest]: readonly [string, ...string[]]): string {
  let [nearest, fewest] = [first, editsBetween(text, first)];
  for (const known of rest) {
    const edits = editsBetween(text, known);
    if (edits < fewest) [nearest, fewest] = [known, edits];
  }
  return nearest;
}

/** Levenshtein's distance, a row of its table at a time. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (to[column - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
