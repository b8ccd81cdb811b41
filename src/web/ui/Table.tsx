import type { ComponentChildren } from "preact";

export interface Column<T> {
  readonly key: string;
  readonly head: ComponentChildren;
  readonly cell: (row: T) => ComponentChildren;
  /** Aligns numbers to the end. */
  readonly end?: boolean;
  /** Whether its cells are row headers. */
  readonly names?: boolean;
}

/** A table in its own region, which scrolls sideways when it is too wide. @param label - describes the content. */
export function Table<T>(props: {
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
    <section class="table" aria-label={props.label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {props.columns.map(({ key, head, end }) => (
              <th key={key} scope="col" class={end ? "end" : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row) => (
            <tr key={props.rowKey(row)}>
              {props.columns.map(({ key, cell, end, names }) =>
                names ? (
                  <th key={key} scope="row" class={end ? "end" : undefined}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} class={end ? "end" : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
