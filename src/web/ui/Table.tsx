import type { ComponentChildren } from "preact";

/** Attributes of an element, beside those that its column gives it. */
interface Attributes {
  readonly class?: string | undefined;
  readonly style?: Readonly<Record<string, string | number>>;
  readonly [data: `data-${string}`]: string | undefined;
}

export interface Column<T> {
  readonly key: string;
  readonly head: ComponentChildren;
  /** @param index - the row's, from 0. */
  readonly cell: (row: T, index: number) => ComponentChildren;
  /** Aligns numbers to the end. */
  readonly end?: boolean;
  /** Whether its cells are row headers. */
  readonly names?: boolean;
  readonly attributes?: (row: T) => Attributes;
}

interface TableProps<T> {
  /** Describes the content. */
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string;
  readonly rowAttributes?: (row: T) => Attributes;
}

/** A table in its own region, which scrolls sideways when it is too wide. */
export function Table<T>(props: TableProps<T>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
    <section class="table" aria-label={props.label} tabIndex={0}>
      <table>
        <Rows {...props} />
      </table>
    </section>
  );
}

/**
 * Rows of a log. On a narrow screen each is a card, in which a cell has the text of its column's head before
 * it.
 */
export function LogTable<T>(props: TableProps<T>) {
  const columns = props.columns.map((column) => ({
    ...column,
    attributes: (row: T): Attributes => ({
      "data-label": column.names || typeof column.head !== "string" ? undefined : column.head,
      ...column.attributes?.(row),
    }),
  }));
  return (
    <table class="rows">
      <caption class="hidden">{props.label}</caption>
      <Rows {...props} columns={columns} />
    </table>
  );
}

/** A figure that is a table: its label is seen above it. The heads of `bars` are for screen readers only. */
export function FigureTable<T>(
  props: TableProps<T> & {
    readonly look: "bars" | "heat";
    readonly onPointerOver?: (event: PointerEvent) => void;
    readonly onPointerLeave?: () => void;
  },
) {
  const { look, onPointerOver, onPointerLeave } = props;
  return (
    <table class={look} {...{ onPointerOver, onPointerLeave }}>
      <caption>{props.label}</caption>
      <Rows {...props} headClass={look === "bars" ? "hidden" : undefined} />
    </table>
  );
}

function Rows<T>(props: TableProps<T> & { readonly headClass?: string | undefined }) {
  const { columns, rows, rowKey, rowAttributes, headClass } = props;
  return (
    <>
      <thead class={headClass}>
        <tr>
          {columns.map(({ key, head, end }) => (
            <th key={key} scope="col" class={end ? "end" : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={rowKey(row)} {...rowAttributes?.(row)}>
            {columns.map(({ key, cell, end, names, attributes }) => {
              const own = attributes?.(row);
              const classes = [end && "end", own?.class].filter(Boolean).join(" ") || undefined;
              return names ? (
                <th key={key} scope="row" {...own} class={classes}>
                  {cell(row, index)}
                </th>
              ) : (
                <td key={key} {...own} class={classes}>
                  {cell(row, index)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </>
  );
}
