/** The first error of a row. Its reason may be one that only a newer service knows. */
export interface BadRow {
  readonly row: number;
  readonly column: string | null;
  readonly reason: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly detail: string;
}

/** Errors that are alike: the same reason in the same column. */
export function alike(errors: readonly BadRow[]): readonly (readonly [BadRow, ...BadRow[]])[] {
  const groups = new Map<string, [BadRow, ...BadRow[]]>();
  for (const error of errors) {
    const name = JSON.stringify([error.column, error.reason, error.params]);
    const group = groups.get(name);
    if (group) group.push(error);
    else groups.set(name, [error]);
  }
  return [...groups.values()];
}
