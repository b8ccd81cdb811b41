import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parse } from "@babel/parser";

/** Every pattern of the program, as its source has it. */

export interface Pattern {
  /** File and line, from the root. */
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** Patterns, and the places of patterns whose text is only known at run time. */
export interface Patterns {
  readonly found: readonly Pattern[];
  readonly unknown: readonly string[];
}

const ROOT = resolve(import.meta.dir, "../..");

/** A node as the parser gives it. Its members are checked before they are used. */
interface Node {
  readonly type: string;
  readonly loc: { readonly start: { readonly line: number } };
  readonly [key: string]: unknown;
}

/** A file and the values of its top level. */
interface Module {
  readonly path: string;
  readonly program: Node;
  readonly constants: ReadonlyMap<string, Node>;
  /** Name → the file it comes from, and its name there. */
  readonly imports: ReadonlyMap<string, { readonly path: string; readonly name: string }>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const nameOf = (value: unknown): string =>
  isNode(value) ? String(value["name"] ?? value["value"] ?? "") : "";
const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

const modules = new Map<string, Module>();

function moduleAt(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const plugins: ("typescript" | "jsx")[] = path.endsWith("x") ? ["typescript", "jsx"] : ["typescript"];
  const { program } = parse(readFileSync(path, "utf8"), { sourceType: "module", plugins });
  if (!isNode(program)) throw new Error(`${path} can't be read`);
  const constants = new Map<string, Node>();
  const imports = new Map<string, { path: string; name: string }>();
  for (const statement of nodesOf(program["body"])) {
    const declared = isNode(statement["declaration"]) ? statement["declaration"] : statement;
    for (const { id, init } of nodesOf(declared["declarations"]))
      if (isNode(init)) constants.set(nameOf(id), init);
    if (statement.type !== "ImportDeclaration") continue;
    const from = isNode(statement["source"]) ? String(statement["source"]["value"]) : "";
    if (!from.startsWith(".")) continue;
    for (const { local, imported } of nodesOf(statement["specifiers"]))
      imports.set(nameOf(local), { path: join(dirname(path), from), name: nameOf(imported) });
  }
  const read = { path, program, constants, imports };
  modules.set(path, read);
  return read;
}

/** The text that an expression stands for; `null` when only running it would tell. */
function constantOf(node: unknown, module: Module): string | null {
  if (!isNode(node)) return null;
  return READERS[node.type]?.(node, module) ?? null;
}

const READERS: Readonly<Record<string, (node: Node, module: Module) => string | null>> = {
  StringLiteral: ({ value }) => textOf(value),
  NumericLiteral: ({ value }) => String(value),
  // Of a pattern, its source.
  RegExpLiteral: ({ pattern }) => textOf(pattern),
  NewExpression: (node, module) => constantOf(nodesOf(node["arguments"])[0], module),
  MemberExpression: ({ object, property }, module) =>
    nameOf(property) === "source" ? constantOf(object, module) : null,
  BinaryExpression: ({ left, right }, module) =>
    joined([constantOf(left, module), constantOf(right, module)]),
  TSAsExpression: ({ expression }, module) => constantOf(expression, module),
  TemplateLiteral({ quasis, expressions }, module) {
    const inner = nodesOf(expressions).map((expression) => constantOf(expression, module));
    return joined(
      nodesOf(quasis).flatMap(({ value }, at) => [
        cooked(value),
        at < inner.length ? (inner[at] ?? null) : "",
      ]),
    );
  },
  Identifier(node, module) {
    const own = module.constants.get(nameOf(node));
    if (own) return constantOf(own, module);
    const from = module.imports.get(nameOf(node));
    const other = from && moduleAt(from.path);
    return other ? constantOf(other.constants.get(from.name), other) : null;
  },
};

function cooked(value: unknown): string | null {
  return typeof value === "object" && value !== null && "cooked" in value ? textOf(value.cooked) : null;
}

function joined(parts: readonly (string | null)[]): string | null {
  return parts.includes(null) ? null : parts.join("");
}

/** The patterns of some folders: literals, `new RegExp(…)`, and `pattern` of JSON schemas. */
export function patternsOf(...folders: readonly string[]): Patterns {
  const found: Pattern[] = [];
  const unknown: string[] = [];

  function add(place: string, source: string | null, flags: string): void {
    if (source === null) unknown.push(place);
    else found.push({ place, source, flags });
  }

  function visit(node: Node, module: Module): void {
    const place = `${module.path.slice(ROOT.length + 1)}:${node.loc.start.line}`;
    if (node.type === "RegExpLiteral") add(place, textOf(node["pattern"]), String(node["flags"]));
    if (node.type === "NewExpression" && nameOf(node["callee"]) === "RegExp") {
      const [source, flags] = nodesOf(node["arguments"]);
      add(place, constantOf(source, module), constantOf(flags, module) ?? "");
    }
    // TypeBox compiles them with `u`.
    if (node.type === "ObjectProperty" && nameOf(node["key"]) === "pattern")
      add(place, constantOf(node["value"], module), "u");
    for (const [key, value] of Object.entries(node))
      if (key !== "loc") for (const child of nodesOf(value)) visit(child, module);
  }

  for (const folder of folders)
    for (const path of readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).toSorted())
      if (/\.tsx?$/.test(path) && !path.endsWith(".d.ts")) {
        const module = moduleAt(join(ROOT, folder, path));
        visit(module.program, module);
      }
  return { found, unknown };
}
