import { afterAll } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import type { Scenario } from "../../scenario.ts";

/** A file of hosts that the operator changes. */
export interface ListFile {
  readonly path: string;
  write(...lines: string[]): void;
}

/** A list in a folder that goes after the test file. */
export function listFile(name: string, ...lines: string[]): ListFile {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-list-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, name);
  const write = (...changed: string[]) => writeFileSync(path, `${changed.join("\n")}\n`);
  write(...lines);
  return { path, write };
}

/** Reads the lists now, and looks through all codes. */
export async function readLists({ clock, service }: Scenario, after = MINUTE): Promise<void> {
  clock.advance(after);
  await service.refreshLists();
  await service.housekeep();
}
