import { link, rm, writeFile } from "node:fs/promises";
import { makeFile } from "./owner.ts";

/**
 * Creates a file of mode 0600 whole and synced: another process sees all of it or no file, also after a crash.
 * @returns whether there was none.
 */
export async function createFile(path: string, content: string | Uint8Array): Promise<boolean> {
  const draft = `${path}.${crypto.randomUUID()}`;
  try {
    makeFile(draft);
    await writeFile(draft, content, { flush: true });
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
