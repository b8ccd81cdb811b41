import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** A file and its bytes. */
export interface DataFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Every file in a folder and its subfolders. Files that are deleted meanwhile are left out. */
export function filesOf(folder: string): DataFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((name) => {
    const path = join(folder, name);
    try {
      return statSync(path).isFile() ? [{ name, bytes: readFileSync(path) }] : [];
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
      throw error;
    }
  });
}
