import type { WorstInput } from "../../worst/input.ts";

/** Links to pictures of codes, and what they open. */
export const INPUTS: readonly WorstInput[] = [
  ...(["GET", "POST", "DELETE"] as const).map((method): WorstInput => ({
    operation: { GET: "getPictureLink", POST: "makePictureLink", DELETE: "endPictureLink" }[method],
    name: "of the workspace with the most codes",
    status: method === "DELETE" ? 204 : 200,
    request: ({ large }) => ({
      path: `/app/api/codes/${large.others[0]?.id}/qr-link`,
      key: large.apiKey,
    }),
  })),
  ...(["svg", "png"] as const).map((format): WorstInput => ({
    operation: format === "svg" ? "getCodeSvg" : "getCodePng",
    name: "with a token that is none, of the workspace with the most codes",
    status: 404,
    request: ({ large, fresh }) => ({
      path: `/app/api/codes/${large.others[0]?.id}/qr.${format}?token=${fresh()}&size=4096`,
    }),
  })),
];
