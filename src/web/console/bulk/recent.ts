import { read } from "../../lib/storage.ts";
import { createStore } from "../../lib/store.ts";
import { like } from "../../lib/shape.ts";
import { readDraft, writeDraft } from "../drafts.ts";

/** The files of the last day, each of which can be undone as a whole. They are forgotten with the tab, and at signing out. */

export interface MadeFile {
  /** Its workspace: the next one that signs in must not see it. */
  readonly tenantId: string | null;
  /** The answer's `x-bulk-id`. */
  readonly id: string;
  /** `null` for typed or pasted text. */
  readonly name: string | null;
  /** Whether it changed codes that there were. */
  readonly isEdits: boolean;
  /** When it was made, as the API writes times. */
  readonly at: string;
}

interface Kept {
  readonly files: readonly MadeFile[];
}

/** How long the service can undo a file, in milliseconds. */
const LASTS = 24 * 3_600_000;
const NAME = "bulk-files";
const NONE: Kept = { files: [] };

export const madeFiles = createStore<readonly MadeFile[]>([]);

/** Reads those that the tab has kept. */
export function readMadeFiles(): void {
  const { files } = readDraft(NAME, like(NONE)) ?? NONE;
  madeFiles.set(files.filter(({ at }) => Date.now() - Date.parse(at) < LASTS));
}

/** Adds a file. A file that was sent again is the same one. */
export function noteMadeFile(id: string, name: string | null, isEdits = false): void {
  if (madeFiles.get().some((file) => file.id === id)) return;
  const tenantId = read("tab", "tenant");
  put([{ tenantId, id, name, isEdits, at: new Date().toISOString() }, ...madeFiles.get()]);
}

/** Removes one that was undone. */
export function dropMadeFile(id: string): void {
  put(madeFiles.get().filter((file) => file.id !== id));
}

function put(files: readonly MadeFile[]): void {
  madeFiles.set(files);
  writeDraft<Kept>(NAME, files.length === 0 ? null : { files });
}
