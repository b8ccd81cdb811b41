/** Media types that are read as text. */
const TEXT = /^text\/|^application\/(?:x-ndjson|postscript)$|\+xml$/;

/** How the content of a media type is read: JSON as its value, text as a string, anything else as a `Blob`. */
export function kindOf(mediaType: string): "json" | "text" | "blob" {
  if (mediaType === "application/json") return "json";
  return TEXT.test(mediaType) ? "text" : "blob";
}

const WITHOUT_CONTENT = [204, 304];

/** The content of an answer; `undefined` when it has none. */
export async function contentOf(response: Response): Promise<unknown> {
  if (WITHOUT_CONTENT.includes(response.status)) return undefined;
  return response[kindOf(mediaTypeOf(response))]();
}

/** The media type of an answer, without parameters and in lower case; empty when it does not say. */
export function mediaTypeOf(response: Response): string {
  const [mediaType = ""] = (response.headers.get("content-type") ?? "").split(";");
  return mediaType.trim().toLowerCase();
}
