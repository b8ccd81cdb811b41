import type { Code } from "quietzone-client";

/** A file name from the code's name that every file system accepts. */
export function fileName({ title, shortId }: Pick<Code, "title" | "shortId">): string {
  const plain = (title ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 40)
    .toLowerCase();
  return plain === "" ? shortId : `${plain}-${shortId}`;
}
