import { createStatements, type Dialect, type Fragment, type Statement } from "../../db/sql.ts";

/** A dialect in which every fragment can be told from the others. */
export const DIALECT: Dialect = {
  parameter: "$",
  forUpdate: "FOR UPDATE",
  forKeyShare: "FOR KEY SHARE",
  position: "strpos",
  counted: (table) => table,
  countedCode: "code_totals",
  seriesTotals: "totals",
  lane: "0",
  forUpdateSkipLocked: "SKIP LOCKED",
  isOneOf(to, values) {
    to.add("IN ");
    to.bind(JSON.stringify(values));
  },
  isAmong(to, query) {
    to.add("AMONG ");
    query.write(to);
  },
  rowId: (key) => `ROW(${key})`,
  prefixed: (byte, column) => `${byte}||${column}`,
  textsOf: (column) => `texts(${column})`,
};

/** A fragment as a statement of its own. */
export function statementOf(fragment: Fragment): Statement {
  return createStatements(DIALECT)({ strings: ["", ""], parts: [fragment] });
}
