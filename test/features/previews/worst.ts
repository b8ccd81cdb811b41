import type { WorstInput } from "../../worst/input.ts";

/**
 * Previews of the codes with the most and the longest destinations. The first of each is read from the
 * store.
 */
export const INPUTS: readonly WorstInput[] = (["targets", "queries", "lists"] as const).map((kind) => ({
  operation: "resolve",
  name: `the preview of a code with the largest rules: ${kind}`,
  status: 200,
  request: async ({ ruled }) => ({ path: `/r/${ruled[kind].shortId}+`, headers: { accept: "text/html" } }),
}));
