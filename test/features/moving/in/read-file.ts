import { join } from "node:path";
import type { Surroundings } from "../../../../src/features/moving/in/draft.ts";
import { type ImportEntry, type FileForm, readEntries } from "../../../../src/features/moving/in/entries.ts";
import { READERS } from "../../../../src/features/moving/in/sources.ts";

export type From = keyof typeof READERS;

/** The time of an import, and the host that its codes are to be on. */
export const AROUND: Surroundings = { now: Date.UTC(2026, 10, 23), domain: "go.museum.example" };

/** Reads bytes in pieces of a size: of 100, so that records and characters lie across their ends. */
export async function readBytes(
  bytes: Uint8Array,
  form: FileForm,
  from: From,
  around = AROUND,
  size = 100,
): Promise<ImportEntry[]> {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const entries: ImportEntry[] = [];
  for await (const entry of readEntries(pieces(), form, READERS[from], around))
    if (entry) entries.push(entry);
  return entries;
}

/** Reads a file of a folder beside this one. */
export async function readFixture(path: string, from: From, around = AROUND): Promise<ImportEntry[]> {
  const bytes = await Bun.file(join(import.meta.dir, path)).bytes();
  return readBytes(bytes, path.includes(".json") ? "json" : "csv", from, around);
}
