import { nextTurn } from "../shared/next-turn.ts";

/** How a streamed answer ended: `null`, or the error that broke it off. */
export type StreamEnd = { readonly error: unknown } | null;

const ends = new WeakMap<Response, Promise<StreamEnd>>();

/** Resolves when a streamed answer has ended or its client has left; `undefined` for an answer that is complete. */
export function streamEnd(response: Response): Promise<StreamEnd> | undefined {
  return ends.get(response);
}

/** The name of a download, for the OpenAPI document, where the same status has other answers too. */
export const FILE_NAME = {
  "content-disposition": {
    description: "Of a file: `attachment`, with its name",
    optional: true,
    component: "FileName",
  },
} as const;

/**
 * A download that is produced as the client reads it. A client that disconnects ends the generator. An error of the generator
 * ends the connection, so that the client can't take a part for the whole, and is told by `streamEnd`.
 * @param mediaType - with its charset.
 * @param more - further headers.
 */
export function streamed(
  chunks: AsyncGenerator<string | Uint8Array>,
  mediaType: string,
  filename: string,
  more: Readonly<Record<string, string>> = {},
): Response {
  const encoder = new TextEncoder();
  const end = Promise.withResolvers<StreamEnd>();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        // A store may answer without waiting: then chunk would follow chunk, and no other request would get a turn.
        await nextTurn();
        const { value, done } = await chunks.next();
        if (!done) return controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
        controller.close();
        end.resolve(null);
      } catch (error) {
        end.resolve({ error });
        // Without a reason, which the runtime would print on its own.
        controller.error();
      }
    },
    async cancel() {
      end.resolve(null);
      await chunks.return(undefined);
    },
  });
  const response = new Response(body, {
    headers: {
      "content-type": mediaType,
      "content-disposition": `attachment; filename="${filename}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      ...more,
    },
  });
  ends.set(response, end.promise);
  return response;
}
