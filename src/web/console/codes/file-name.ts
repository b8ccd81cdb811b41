import type { Code } from "quietzone-client";
import { fileNameOf } from "../../lib/file-name.ts";

/**
 * A file name from the code's name that every file system accepts. Short ids keep their letters as they are.
 */
export function fileName({ title, shortId }: Pick<Code, "title" | "shortId">): string {
  const plain = fileNameOf(title ?? "");
  return plain === "" ? shortId : `${plain}-${shortId}`;
}
