import { readSettings } from "../settings.ts";
import type { OpenOffice } from "../wiring/office.ts";
import type { Terminal } from "./command.ts";
import { oneLine } from "./table.ts";

/** Runs `work` beside the service, with its own connection to the data. */
export async function atTheOffice<T>(
  terminal: Terminal,
  work: (office: OpenOffice) => Promise<T>,
): Promise<T> {
  const { openOffice } = await import("../wiring/office.ts");
  const office = await openOffice(readSettings(terminal.environment));
  try {
    return await work(office);
  } finally {
    await office.close();
  }
}

/** A record for a script. */
export function json(record: unknown): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}

/** A record for a person: a line each. */
export function page(lines: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(...lines.map(([name]) => name.length)) + 2;
  return lines.map(([name, value]) => `${`${name}:`.padEnd(width)}${oneLine(value)}\n`).join("");
}
