import type { PreparedPage } from "./prepared.ts";

/**
 * The directives of a policy for the pictures and recordings of a page (CSP 3, 6.1.6 and 6.1.8).
 * @param sourceOf - the source expression of one.
 */
export function mediaPolicy(
  { cover, media, hasRecording }: PreparedPage,
  sourceOf: (item: { readonly url: string }) => string,
): string {
  const pictures = [...(cover ? [cover] : []), ...media.picture.values()].map(sourceOf);
  const recordings = hasRecording ? [...media.file.values()].map(sourceOf) : [];
  const images = `img-src ${[...new Set(["data:", ...pictures])].join(" ")}; `;
  return recordings.length === 0 ? images : `${images}media-src ${[...new Set(recordings)].join(" ")}; `;
}
