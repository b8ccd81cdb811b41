import { join } from "node:path";
import { type Pattern, patternsOf } from "./source.ts";

/** Patterns that only see files of this program. */
export const OURS = ["src/features/pages/assets.ts: /\\/\\*[\\s\\S]*?\\*\\//g"];

/** The patterns in schemas that modules export, however deep. */
function inSchemas(value: unknown, place: string, seen = new Set<unknown>()): Pattern[] {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "pattern" && typeof inner === "string"
      ? [{ place, source: inner, flags: "u" }]
      : inSchemas(inner, place, seen),
  );
}

const ROOT = join(import.meta.dir, "../..");
export const { found, unknown } = patternsOf("src", "db");

/** Each once, those of all models included. */
export async function everyPattern(): Promise<Pattern[]> {
  const all = [...found];
  for (const path of new Bun.Glob("src/**/{*model,landing,types}.ts").scanSync(ROOT))
    all.push(...inSchemas(await import(join(ROOT, path)), path));
  const known = new Map(all.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]));
  return [...known.values()];
}
