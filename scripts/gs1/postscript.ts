/** A value of a table in PostScript. Names are texts without their slash. */
export type Value = string | number | boolean | readonly Value[] | ReadonlyMap<string, Value>;

const TOKEN = /%[^\n]*|<<|>>|\[|\]|\([^()]*\)|\/?[^\s/[\]<>()%]+/g;

const DICTIONARY = Symbol("the start of a dictionary");
const LIST = Symbol("the start of a list");

/**
 * The dictionary `/name << … >>` of a program. Its words may be `exch`, `dup` and `pop`, which do what
 * PostScript says. `<< [ … ] {dup} forall >>`, a set, becomes the list.
 *
 * @throws Error when there is no such dictionary, or it has other words.
 */
export function tableOf(program: string, name: string): Value {
  const at = program.indexOf(`/${name} <<`);
  if (at < 0) throw new Error(`The program has no table ${name}.`);
  const end = program.indexOf("readonly def", at);
  const text = program.slice(at + name.length + 1, end).replaceAll("{dup} forall", "");
  const stack: (Value | symbol)[] = [];
  for (const [token] of text.matchAll(TOKEN)) if (!token.startsWith("%")) run(token, stack);
  const [table, more] = stack;
  if (table === undefined || typeof table === "symbol" || more !== undefined)
    throw new Error(`The table ${name} is not one value.`);
  return table;
}

function run(token: string, stack: (Value | symbol)[]): void {
  const [below, top] = stack.slice(-2);
  if (token === "<<") stack.push(DICTIONARY);
  else if (token === "[") stack.push(LIST);
  else if (token === "]") stack.push(since(stack, LIST));
  else if (token === ">>") stack.push(dictionary(since(stack, DICTIONARY)));
  else if (token === "pop") stack.pop();
  else if (token === "dup" && top !== undefined) stack.push(top);
  else if (token === "exch" && below !== undefined && top !== undefined) stack.splice(-2, 2, top, below);
  else stack.push(literal(token));
}

function literal(token: string): Value {
  if (token.startsWith("(")) return token.slice(1, -1);
  if (token.startsWith("/")) return token.slice(1);
  if (/^\d+$/.test(token)) return Number(token);
  if (token === "true" || token === "false") return token === "true";
  throw new Error(`${token} is not a word of tables.`);
}

/** The values above the last such mark. They leave the stack, and the mark with them. */
function since(stack: (Value | symbol)[], mark: symbol): Value[] {
  const [, ...values] = stack.splice(stack.lastIndexOf(mark));
  return values.filter((value) => typeof value !== "symbol");
}

function dictionary(items: readonly Value[]): Value {
  const [list] = items;
  if (items.length === 1 && Array.isArray(list)) return list;
  return new Map(
    Array.from({ length: items.length / 2 }, (_, pair) => {
      const [key, value] = items.slice(2 * pair);
      if (typeof key !== "string" || value === undefined) throw new Error("A key is not a text.");
      return [key, value];
    }),
  );
}
