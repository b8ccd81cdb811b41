import type { ShownBlock } from "../../kit/shared/block.ts";

/** Rows as aligned columns with headings in capitals. Widths are those that a terminal shows. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings.map((heading) => heading.toUpperCase()), ...rows.map((row) => row.map(oneLine))];
  const widths = headings.map((_, column) =>
    Math.max(...all.map((row) => Bun.stringWidth(row[column] ?? ""))),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - Bun.stringWidth(cell))).join("  ");
  return all.map((row) => `${line(row).trimEnd()}\n`).join("");
}

/** Text without control characters: a tenant's name must not move the operator's cursor or colour the terminal. */
export function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ");
}

/** A record as JSON, for scripts. */
export function json(record: unknown): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}

/** A record for people: a line for each member. */
export function page(lines: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(...lines.map(([name]) => name.length)) + 2;
  return lines.map(([name, value]) => `${`${name}:`.padEnd(width)}${oneLine(value)}\n`).join("");
}

/** The lines of a page that say why something is blocked. */
export function blockLines(block: ShownBlock | null): [name: string, value: string][] {
  if (!block) return [];
  const words: [string, string][] = block.words === null ? [] : [["words", block.words]];
  return [["blocked", `${block.since.slice(0, 16)} for ${block.reason}`], ...words];
}

/** A sentence as a part of another one: it begins with a small letter. */
export const lowered = (sentence: string) => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
