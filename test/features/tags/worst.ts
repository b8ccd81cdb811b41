import type { WorstInput } from "../../worst/input.ts";

/** The tags of a workspace. */
export const INPUTS: readonly WorstInput[] = [
  ["the largest page", "?limit=1000"],
  ["behind the last tag", `?cursor=${Buffer.from("\u{10ffff}".repeat(40)).toString("base64url")}`],
].map(([name = "", query = ""]) => ({
  operation: "listTags",
  name,
  status: 200,
  request: ({ alike }) => ({ path: `/app/api/tags${query}`, key: alike.apiKey }),
}));
