import type { Code } from "quietzone-client";
import { download } from "../../lib/api.ts";
import { pictureOf } from "../../lib/pictures.ts";

type Drawn = Pick<Code, "id" | "updatedAt">;

/** The name of a code's current drawing among the pictures that are kept. */
export function drawingName({ id, updatedAt }: Drawn): string {
  return `${id} ${updatedAt}`;
}

/** Fetches a code's drawing, with the key. @throws the same as `call`. */
export async function fetchDrawing({ id }: Drawn): Promise<Blob> {
  const kind = id.startsWith("plain_") ? "plain-codes" : "codes";
  return (await download(`GET /app/api/${kind}/{id}/qr.svg`, { id })).blob;
}

/** A blob address of a code's current drawing. @throws the same as `call`. */
export function drawingOf(code: Drawn): Promise<string> {
  return pictureOf(drawingName(code), () => fetchDrawing(code));
}
