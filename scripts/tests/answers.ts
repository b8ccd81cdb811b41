import { appendFileSync } from "node:fs";

/**
 * Every process of a run appends to one file which answers the contract declares, and which its tests got: a
 * line each. At the end the run asks whether an answer was never reached.
 */

/** A function that appends a line to the file, once each. */
export function answersIn(file: string) {
  const told = new Set<string>();
  /** @param answers - operation and status, as `getMe 200`. */
  return (what: "declared" | "reached", answers: readonly string[]): void => {
    const lines = answers.map((answer) => `${what} ${answer}\n`).filter((line) => !told.has(line));
    for (const line of lines) told.add(line);
    if (lines.length > 0) appendFileSync(file, lines.join(""));
  };
}

/** Answers that were declared and never reached, by the text of such a file. */
export function unreachedIn(text: string): string[] {
  const lines = text.split("\n");
  const of = (what: string) =>
    new Set(lines.filter((line) => line.startsWith(what)).map((line) => line.slice(what.length)));
  return [...of("declared ").difference(of("reached "))].toSorted();
}
