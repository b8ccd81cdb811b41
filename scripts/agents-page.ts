import { join, resolve } from "node:path";
import type { ApiOperation, Tool } from "../src/features/agents/tool.ts";
import { TOOLS } from "../src/features/agents/tools.ts";
import { isObject } from "../src/kit/shared/json.ts";
import { ownContract } from "./sdk/build.ts";

/**
 * `bun scripts/agents-page.ts` writes the table of tools in `docs/agent-tools.md` from the tools themselves,
 * with the scopes that the contract has. A test fails while it is not up to date.
 */

export const AGENTS_PAGE = join(resolve(import.meta.dir, ".."), "docs/agent-tools.md");

const HEAD = ["Tool", "What it does", "Changes", "Scopes"];

const CHANGES = {
  reads: "–",
  adds: "adds",
  replaces: "replaces",
  alters: "replaces",
  confirms: "confirms",
  sends: "sends",
} as const satisfies Record<Tool["effect"], string>;

/** The table in the page, with the lines around it. */
const TABLE = new RegExp(`\\| ${HEAD[0]} [^\\n]*\\n(?:\\|[^\\n]*\\n)+`);

/**
 * The page with a table of all tools.
 * @param scopesOf - the scopes that an operation asks for, by the contract
 */
export function withTools(page: string, scopesOf: (operation: ApiOperation) => readonly string[]): string {
  const rows = TOOLS.map(({ name, description, effect, calls }) => {
    const scopes = [...new Set(calls.flatMap(scopesOf))].map((scope) => `\`${scope}\``);
    const [sentence = ""] = description.split(/[.:](?: |$)/);
    return [`\`${name}\``, sentence, CHANGES[effect], scopes.join(", ") || "–"];
  });
  const widths = HEAD.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[], fill = " ") =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(" | ")} |\n`;
  const table = [
    line(HEAD),
    line(
      HEAD.map(() => ""),
      "-",
    ),
    ...rows.map((row) => line(row)),
  ].join("");
  return page.replace(TABLE, () => table);
}

/** The scopes of operations by a contract, as JSON has it. */
export function scopesIn(contract: unknown): (operation: ApiOperation) => readonly string[] {
  const paths = isObject(contract) && isObject(contract["paths"]) ? contract["paths"] : {};
  return ({ method, path }) => {
    const item = paths[path.replace(/:(\w+)/g, "{$1}")];
    const operation = isObject(item) ? item[method.toLowerCase()] : null;
    const security = isObject(operation) && Array.isArray(operation["security"]) ? operation["security"] : [];
    const [first]: unknown[] = security;
    const scopes = isObject(first) ? first["apiKey"] : [];
    return Array.isArray(scopes) ? scopes.map(String) : [];
  };
}

if (import.meta.main) {
  const page = await Bun.file(AGENTS_PAGE).text();
  await Bun.write(AGENTS_PAGE, withTools(page, scopesIn(await ownContract())));
}
