import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { type Static, Type } from "@sinclair/typebox";
import { checkOf } from "../../src/kit/shared/schema.ts";
import { type Tally, NO_PAIRS } from "./ratio.ts";

const Halves = Type.Object({ styled: Type.Boolean(), plain: Type.Boolean() });

/** The reads of one subject. Several results may be of one subject, with other conditions or decoders. */
const Result = Type.Object({
  name: Type.String(),
  group: Type.String(),
  /** Ready to be sent to `POST /app/api/generate`. */
  body: Type.Object({ type: Type.String(), fields: Type.Unknown(), style: Type.Unknown() }),
  /** As the service answers. */
  scannability: Type.Record(Type.String(), Type.Unknown()),
  /** Condition, then decoder. */
  reads: Type.Record(Type.String(), Type.Record(Type.String(), Halves)),
});

export type Result = Static<typeof Result>;
export type Halves = Static<typeof Halves>;

const check = checkOf(Result);

/** The results in a file of JSON lines, those of one subject merged; none where there is no file. */
export function readResults(file: string): Map<string, Result> {
  const results = new Map<string, Result>();
  if (!existsSync(file)) return results;
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const result = parsed(line);
    if (result !== null) results.set(result.name, merged(results.get(result.name), result));
  }
  return results;
}

/** A line as a result; `null` for an empty one, and for the last one of a run that was ended while it wrote. */
function parsed(line: string): Result | null {
  try {
    const value: unknown = JSON.parse(line);
    return check.Check(value) ? value : null;
  } catch {
    return null;
  }
}

export function appendResult(file: string, result: Result): void {
  // A line feed first too: the run before may have ended within a line.
  appendFileSync(file, `\n${JSON.stringify(result)}\n`);
}

export function merged(old: Result | undefined, result: Result): Result {
  if (old === undefined) return result;
  const reads = { ...old.reads };
  for (const [condition, byDecoder] of Object.entries(result.reads))
    reads[condition] = { ...reads[condition], ...byDecoder };
  return { ...result, reads };
}

/** Counts the pairs of a condition and decoder. */
export function tallyOf(results: readonly Result[], condition: string, decoder: string): Tally {
  const tally = { ...NO_PAIRS };
  for (const { reads } of results) {
    const halves = reads[condition]?.[decoder];
    if (halves) tally[outcomeOf(halves)]++;
  }
  return tally;
}

export function outcomeOf({ styled, plain }: Halves): keyof Tally {
  if (styled) return plain ? "both" : "styledOnly";
  return plain ? "plainOnly" : "neither";
}
