import { stat } from "node:fs/promises";

/** The bytes of a file; 0 where there is none. @throws the system's error for another reason. */
export async function bytesOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return 0;
    throw error;
  }
}
