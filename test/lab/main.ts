import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Type } from "@sinclair/typebox";
import { checkOf } from "../../src/kit/shared/schema.ts";
import { Style } from "../../src/qr/style.ts";
import { breakdown, PROPERTY_NAMES } from "./breakdown.ts";
import { CONDITIONS } from "./conditions.ts";
import { DECODERS } from "./decoders/index.ts";
import { examine } from "./examine.ts";
import { report, worstBodies } from "./report.ts";
import { appendResult, merged, readResults } from "./results.ts";
import { GROUPS, someSubjects, type Subject } from "./subjects.ts";

/**
 * `bun run lab`: how well other readers read our drawings beside plain symbols. docs/scanning.md says how it is measured.
 * Every subject's results go to a file when it is done; the same command goes on where it was ended.
 */

const OPTIONS = {
  /** Subjects of each group. */
  count: { type: "string", default: "40" },
  groups: { type: "string" },
  seed: { type: "string", default: "1" },
  decoders: { type: "string" },
  conditions: { type: "string" },
  /** A JSON file with an array of bodies of `POST /app/api/generate`, in place of templates and random styles. */
  subjects: { type: "string" },
  /** Results, a JSON object a line. */
  out: { type: "string" },
  worst: { type: "string", default: "10" },
  /** Properties of the drawings by which reads are counted too. */
  by: { type: "string" },
} as const;

const bodiesCheck = checkOf(
  Type.Array(
    Type.Object({
      name: Type.Optional(Type.String()),
      group: Type.Optional(Type.String()),
      type: Type.String(),
      fields: Type.Record(Type.String(), Type.Unknown()),
      style: Type.Optional(Style),
    }),
  ),
);

const { values } = parseArgs({ options: OPTIONS });
const seed = whole("seed", values.seed);
const conditions = chosen("conditions", CONDITIONS, values.conditions);
const decoders = chosen("decoders", DECODERS, values.decoders);
const allProperties = PROPERTY_NAMES.map((name) => ({ name }));
const properties = values.by === undefined ? [] : chosen("by", allProperties, values.by);
const worstCount = whole("worst", values.worst);
const groups = chosen(
  "groups",
  GROUPS.map((name) => ({ name })),
  values.groups,
);
const subjects = values.subjects
  ? subjectsIn(values.subjects)
  : someSubjects(
      whole("count", values.count),
      seed,
      groups.map(({ name }) => name),
    );
const file = values.out ?? `lab-${seed}.jsonl`;

const results = readResults(file);
for (const [index, subject] of subjects.entries()) {
  const result = await examine(subject, conditions, decoders, results.get(subject.name));
  if (result === null) continue;
  appendResult(file, result);
  results.set(subject.name, merged(results.get(subject.name), result));
  // Pictures lie outside the heap, so that the collector comes late by itself.
  Bun.gc(true);
  process.stderr.write(`\r${index + 1} of ${subjects.length}`);
}

const asked = subjects.flatMap(({ name }) => results.get(name) ?? []);
process.stdout.write(`\n${report(asked, { conditions, decoders })}\n`);
for (const { name } of properties)
  process.stdout.write(`${breakdown(asked, name, { conditions, decoders })}\n`);
process.stdout.write(`### Lost most often\n\n${worstBodies(asked, worstCount)}\n`);
process.stdout.write(`Results of every pair: ${file}\n`);

function subjectsIn(path: string): Subject[] {
  const bodies: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!bodiesCheck.Check(bodies)) throw new Error(`${path} is not an array of bodies`);
  return bodies.map(({ name, group = "subjects", type, fields, style = {} }, index) => ({
    name: name ?? `${path}#${index}, seed ${seed}`,
    group,
    body: { type, fields, style },
  }));
}

function chosen<T extends { readonly name: string }>(
  option: string,
  all: readonly T[],
  given: string | undefined,
): readonly T[] {
  if (given === undefined) return all;
  return given.split(",").map((wanted) => {
    const found = all.find(({ name }) => name === wanted);
    if (found) return found;
    throw new Error(`--${option} takes ${all.map(({ name }) => name).join(", ")}`);
  });
}

function whole(option: string, given: string): number {
  const value = Number(given);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new Error(`--${option} takes a whole number`);
}
