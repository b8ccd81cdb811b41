import { parse } from "@babel/parser";

/** One small change of a source text that a test of its room should notice. */
export interface Mutation {
  /** Where the replaced text begins and ends, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** Counted from 1. */
  readonly line: number;
}

/** The replacement of each operator: boundaries move, conditions are inverted, sums become differences. */
const OPERATORS: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "==": "!=",
  "!=": "==",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "&&": "||",
  "||": "&&",
  "??": "&&",
  "&": "|",
  "|": "&",
  "<<": ">>",
  ">>": "<<",
  "+=": "-=",
  "-=": "+=",
};

/** A node as the parser gives it. Its members are checked before they are used. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/**
 * All mutations of a TypeScript source: one operator, constant or `await` each. Types, imports, property names,
 * texts for people (two words or more), names of errors, yields and the API's examples are left alone: no test is meant to
 * pin those.
 * @throws SyntaxError when the source does not parse.
 */
export function mutationsOf(source: string): Mutation[] {
  const { program } = parse(source, { sourceType: "module", plugins: ["typescript"] });
  const found: Mutation[] = [];

  const lines = lineStarts(source);
  function add(start: number, end: number, replacement: string): void {
    const line = lines.findLastIndex((at) => at <= start) + 1;
    found.push({ start, end, replacement, line });
  }

  function visit(node: Node): void {
    if (isLeftAlone(node)) return;
    mutate(node, source, add);
    for (const [key, value] of Object.entries(node)) {
      if (isName(node, key)) continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  }

  if (isNode(program)) visit(program);
  return found.toSorted((a, b) => a.start - b.start);
}

/** The source with one mutation made. */
export function mutated(source: string, { start, end, replacement }: Mutation): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

function mutate(
  node: Node,
  source: string,
  add: (start: number, end: number, replacement: string) => void,
): void {
  const { type, start, end, operator, left, right, argument, value } = node;
  if (typeof operator === "string" && isNode(left) && isNode(right)) {
    const other = OPERATORS[operator];
    const at = source.indexOf(operator, left.end);
    if (other && at >= 0 && at < right.start) add(at, at + operator.length, other);
  }
  if (type === "UnaryExpression" && operator === "!") add(start, start + 1, "");
  if (type === "AwaitExpression" && isNode(argument)) add(start, argument.start, "");
  if (type === "BooleanLiteral") add(start, end, String(!value));
  if (type === "NumericLiteral") add(start, end, value === 0 ? "1" : "0");
  if (type === "StringLiteral" && typeof value === "string" && !isProse(value))
    add(start, end, value === "" ? '"mutant"' : '""');
}

/** A text for people: two words or more. */
function isProse(text: string): boolean {
  return /\p{L}\s+\p{L}/u.test(text);
}

function isLeftAlone(node: Node): boolean {
  const { type, key, argument } = node;
  if (isDocumentation(node)) return true;
  // An error's name is for logs only, and a yield to the event loop changes when something happens but not what.
  if (type === "ClassProperty" && isNamed(key, /^name$/)) return true;
  if (type === "AwaitExpression" && isNode(argument) && isNamed(argument["callee"], /^yieldToLoop$/))
    return true;
  if (type === "TSAsExpression" || type === "TSSatisfiesExpression") return false;
  return /^(?:TS|Import|ExportAll)/.test(type);
}

/** Examples and descriptions. They are part of the API's document, which is tested as a whole. */
function isDocumentation({ type, id, key }: Node): boolean {
  if (type === "VariableDeclarator") return isNamed(id, /^example|Example/);
  return type === "ObjectProperty" && isNamed(key, /^(?:description|summary|title|tag|examples?)$/);
}

function isNamed(node: unknown, names: RegExp): boolean {
  return isNode(node) && typeof node["name"] === "string" && names.test(node["name"]);
}

/** Whether a part of a node is a name and not a value. */
function isName(node: Node, key: string): boolean {
  if (key === "source" || key === "loc" || key === "extra") return true;
  return (key === "key" || key === "property") && node["computed"] !== true;
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    typeof value.type === "string" &&
    "start" in value &&
    typeof value.start === "number"
  );
}

function lineStarts(source: string): number[] {
  const starts = [0];
  for (let at = source.indexOf("\n"); at >= 0; at = source.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
