import { type Download, factsOf } from "./requests.ts";

/** The name of a download, for the OpenAPI document, where the same status has other answers too. */
export const FILE_NAME = {
  "content-disposition": {
    description: "Of a file: `attachment`, with its name",
    optional: true,
    component: "FileName",
  },
} as const;

/** Of a file that threads draw: it has its permit among the files of its caller. */
export const DRAWN: Pick<Download, "hasPermit"> = { hasPermit: true };

/**
 * A download that is produced as the client reads it. `downloads.ts` gives the answer its content, once it
 * has a permit.
 * @param pieces - a client that disconnects ends the generator. An error of it ends the connection, so that
 * the client can't take a part for the whole. It holds nothing large while it waits behind a piece that has
 * content.
 * @param mediaType - with its charset.
 * @param more - further headers.
 */
export function streamed(
  request: Request,
  pieces: Download["pieces"],
  mediaType: string,
  filename: string,
  more: Readonly<Record<string, string>> = {},
  { hasPermit }: Pick<Download, "hasPermit"> = { hasPermit: false },
): Response {
  // The framework makes a new answer of this one, so it is the request that knows.
  factsOf(request).download = { pieces, hasPermit };
  return new Response(null, {
    headers: {
      "content-type": mediaType,
      "content-disposition": `attachment; filename="${filename}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      ...more,
    },
  });
}
