import { expect } from "bun:test";

/**
 * A small reader of vCard and iCalendar text, written from RFC 2425 and RFC 5545: unfolds, parts name from value, and
 * checks the rules that both have for lines. Values stay escaped.
 */
export function readContent(text: string): [name: string, value: string][] {
  expect(text).toEndWith("\r\n");
  const physical = text.slice(0, -2).split("\r\n");
  for (const line of physical) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
  const logical: string[] = [];
  for (const line of physical)
    if (line.startsWith(" ")) logical.push(`${logical.pop()}${line.slice(1)}`);
    else logical.push(line);
  return logical.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]);
}

/** The parts of a structured value, or the one part of a plain one, unescaped. */
export function readText(value: string): string[] {
  const parts = [""];
  for (let index = 0; index < value.length; index++) {
    const character = value.charAt(index);
    if (character === ";") parts.push("");
    else if (character === "\\") {
      const escaped = value.charAt(++index);
      parts.push(`${parts.pop()}${/n/i.test(escaped) ? "\n" : escaped}`);
    } else {
      expect(character).not.toBe(",");
      parts.push(`${parts.pop()}${character}`);
    }
  }
  return parts;
}
