import { appendFileSync } from "node:fs";

/**
 * With `QZ_TEST_ANSWERS=FILE` every process of a run appends to FILE which answers the contract declares and which tests got,
 * a line each. At its end the run asks whether one was never reached.
 */
const FILE = process.env["QZ_TEST_ANSWERS"];

const told = new Set<string>();

/** @param answers - operation and status, as `getMe 200`. */
export function tellAnswers(what: "declared" | "reached", answers: readonly string[]): void {
  if (FILE === undefined) return;
  const lines = answers.map((answer) => `${what} ${answer}\n`).filter((line) => !told.has(line));
  for (const line of lines) told.add(line);
  if (lines.length > 0) appendFileSync(FILE, lines.join(""));
}

/** Answers that were declared and never reached, by the text of such a file. */
export function unreachedIn(text: string): string[] {
  const of = (what: string) =>
    new Set(
      [...text.matchAll(/^(\w+) (.+)$/gm)].flatMap(([, said, answer]) =>
        said === what && answer ? [answer] : [],
      ),
    );
  return [...of("declared").difference(of("reached"))].toSorted();
}
