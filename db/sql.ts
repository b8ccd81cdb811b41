/*
 * Statements as text that SQLite and PostgreSQL both understand. Where they differ there is a fragment that each engine's
 * dialect writes in its own way: parameters, lists of values, row locks.
 */

/** A value that a statement is given as a parameter. */
export type Value = string | number | boolean | null | Uint8Array;

/** A piece of a statement's text. Never make one from a client's input: that is a value. */
export interface Fragment {
  write(to: StatementWriter): void;
}

export type SqlPart = Value | Fragment;

/** A statement as it is written in a store: texts, and the parts between them. */
export interface Template {
  readonly strings: readonly string[];
  readonly parts: readonly SqlPart[];
}

/** A statement for one engine. */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

export interface StatementWriter {
  readonly dialect: Dialect;
  add(text: string): void;
  /** Adds a parameter. */
  bind(value: Value): void;
  /** Adds parameters, with commas between them. */
  bindAll(values: readonly Value[]): void;
}

/** How an engine writes the fragments that differ. */
export interface Dialect {
  /** The sign before the number of a parameter. */
  readonly parameter: "?" | "$";
  /** Behind a query: locks its rows until the transaction ends. */
  readonly forUpdate: string;
  /** Behind a query: keeps its rows from being deleted until the transaction ends. */
  readonly forKeyShare: string;
  /** `forUpdate` without the rows that another transaction has locked. */
  readonly forUpdateSkipLocked: string;
  /** The function that gives the place of a text in another, or 0. */
  readonly position: "instr" | "strpos";
  /** The lane of `tenant_totals` that a transaction writes to: another for each connection, as far as there are enough. */
  readonly lane: string;
  /** A table of totals with the counts that are still to be added to it: behind `from`, in rows to be added up. */
  counted(table: Counted): string;
  /** `totals` with the counts that are still to be added to series alone, behind `from`: one row a key. */
  readonly seriesTotals: string;
  /** `code_totals` in the same way, with one row of each code that it is joined with. */
  readonly countedCode: string;
  /** Behind an expression: whether it is one of the values of a list. */
  isOneOf(to: StatementWriter, values: List): void;
  /** Behind an expression: whether it is one of the values of a query, which runs once. */
  isAmong(to: StatementWriter, query: Fragment): void;
  /** The columns that identify a row of a table. @param key - its primary key. */
  rowId(key: string): string;
  /** Bytes that begin with one byte, given in hexadecimal digits, and end with those of a column. */
  prefixed(byte: string, column: string): string;
  /** The texts of a column with a JSON list of them, as a table `texts(value)`. */
  textsOf(column: string): string;
}

/** The totals that scans add to. */
export type Counted = "code_totals" | "totals" | "dimension_totals" | "campaign_days" | "tenant_totals";

/**
 * A table of totals behind `from`, with the counts of scans that are still to be added to it. On PostgreSQL a key may have
 * several rows: add them up.
 */
export const counted = (table: Counted): Fragment => ({ write: (to) => to.add(to.dialect.counted(table)) });

/** `code_totals` in the same way, joined with `codes`: one row a code. */
export const countedCode: Fragment = { write: (to) => to.add(to.dialect.countedCode) };

/** `totals` behind `from`, for the counts of series. Scans that are in none of the totals yet are left out. */
export const seriesTotals: Fragment = { write: (to) => to.add(to.dialect.seriesTotals) };

/** The lane of `tenant_totals` that a transaction writes to. */
export const lane: Fragment = { write: (to) => to.add(to.dialect.lane) };

export type List = readonly string[] | readonly number[] | readonly Uint8Array[];

export const forUpdate: Fragment = { write: (to) => to.add(to.dialect.forUpdate) };
export const forKeyShare: Fragment = { write: (to) => to.add(to.dialect.forKeyShare) };
export const forUpdateSkipLocked: Fragment = { write: (to) => to.add(to.dialect.forUpdateSkipLocked) };

/** Behind an expression: whether it is one of some values. They are one parameter, however many they are. */
export function isOneOf(values: List): Fragment {
  return { write: (to) => to.dialect.isOneOf(to, values) };
}

/** Behind an expression: whether it is one of the values of a query, which runs once. */
export function isAmong(query: Fragment): Fragment {
  return { write: (to) => to.dialect.isAmong(to, query) };
}

/**
 * Whether a row is one of those that a query chooses to be deleted. Not for updates: PostgreSQL passes over a row that
 * another transaction has changed while the query waited for its lock.
 * @param key - the columns of the table's primary key.
 * @param query - `from … where … order by … limit …`, and a row lock. PostgreSQL finds the rows by their place in the
 *   table, so it must not be one that an operator may have partitioned, as `scans`.
 */
export function isChosen(key: string, query: Fragment): Fragment {
  return {
    write(to) {
      const id = to.dialect.rowId(key);
      to.add(`(${id}) `);
      to.dialect.isAmong(to, joined([raw(`select ${id}`), query], " "));
    },
  };
}

/** Whether the text of a column contains another. */
export function contains(column: string, text: string): Fragment {
  return {
    write(to) {
      to.add(`${to.dialect.position}(${column}, `);
      to.bind(text);
      to.add(") > 0");
    },
  };
}

/** Bytes that begin with one byte, given in hexadecimal digits, and end with those of a column. */
export function prefixed(byte: string, column: string): Fragment {
  return { write: (to) => to.add(to.dialect.prefixed(byte, column)) };
}

/**
 * The texts of a column with a JSON list of them, as a table `texts(value)` behind a comma of `from`: none
 * where the column is null.
 */
export function textsOf(column: string): Fragment {
  return { write: (to) => to.add(to.dialect.textsOf(column)) };
}

/** A piece of SQL as it stands. Never make one from a client's input. */
export function raw(text: string): Fragment {
  return { write: (to) => to.add(text) };
}

/** Pieces of SQL, one after the other. */
export function joined(pieces: readonly Fragment[], separator: string): Fragment {
  return {
    write(to) {
      pieces.forEach((piece, index) => {
        if (index > 0) to.add(separator);
        piece.write(to);
      });
    },
  };
}

/** A piece of SQL with its own parameters: `sql\`and group_tag = ${group}\``. */
export function sql(strings: TemplateStringsArray, ...parts: SqlPart[]): Fragment {
  return { write: (to) => writeTemplate(to, { strings, parts }) };
}

/** An empty piece: a condition that does not apply. */
export const NOTHING: Fragment = { write: () => {} };

/** A text that was written before, and its fragments, none of which has values of its own. */
interface KnownText {
  readonly text: string;
  readonly fragments: readonly (Fragment | null)[];
}

/** Writes templates as statements of an engine. The text of a template is reused as long as only its values differ. */
export function createStatements(dialect: Dialect): (template: Template) => Statement {
  const known = new WeakMap<readonly string[], KnownText>();
  /** Texts of several parameters, by the first and by how many they are: most of an insertion of many rows. */
  const lists = new Map<string, string>();

  function listOf(first: number, count: number): string {
    const key = `${first} ${count}`;
    const before = lists.get(key);
    if (before !== undefined) return before;
    const list = Array.from({ length: count }, (_, index) => dialect.parameter + (first + index)).join(", ");
    lists.set(key, list);
    return list;
  }

  function written(template: Template): Statement {
    const values: Value[] = [];
    let text = "";
    writeTemplate(
      {
        dialect,
        add: (piece) => (text += piece),
        bind: (value) => (text += dialect.parameter + values.push(value)),
        bindAll(more) {
          text += listOf(values.length + 1, more.length);
          values.push(...more);
        },
      },
      template,
    );
    const fragments = template.parts.map((part) => (isValue(part) ? null : part));
    const own = fragments.filter((fragment) => fragment === null).length;
    if (own === values.length) known.set(template.strings, { text, fragments });
    return { text, values };
  }

  return (template) => {
    const before = known.get(template.strings);
    if (!before) return written(template);
    const values: Value[] = [];
    for (let i = 0; i < template.parts.length; i++) {
      const part = template.parts[i];
      if (part === undefined) break;
      if (isValue(part) && before.fragments[i] === null) values.push(part);
      else if (before.fragments[i] !== part) return written(template);
    }
    return { text: before.text, values };
  };
}

function writeTemplate(to: StatementWriter, { strings, parts }: Template): void {
  strings.forEach((piece, index) => {
    to.add(piece);
    const part = parts[index];
    if (part === undefined) return;
    if (isValue(part)) to.bind(part);
    else part.write(to);
  });
}

function isValue(part: SqlPart): part is Value {
  return typeof part !== "object" || part === null || part instanceof Uint8Array;
}

/**
 * Whether a row is visible. Those of a bulk batch all are once the batch's row is deleted.
 * @param table - has a column `batch`.
 */
export function isVisibleIn(table: string): Fragment {
  const batch = raw(`${table}.batch`);
  return sql`(${batch} is null or not exists (select 1 from open_batches where open_batches.seq = ${batch}))`;
}
