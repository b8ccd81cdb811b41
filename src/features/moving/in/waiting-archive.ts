import type { Sealer } from "../../../kit/shared/seal.ts";
import type { WaitingStore } from "../store/waiting.ts";
import type { WaitedFor } from "../records.ts";
import { type Archive, daysOf } from "./archive.ts";
import { contentFile, pictureFile } from "./waiting.ts";

/** The codes that wait for a domain, with all that belongs to them, as an archive. */
export async function openWaiting(
  store: Pick<WaitingStore, "files" | "lines">,
  sealer: Sealer,
  { tenantId, host }: WaitedFor,
): Promise<Archive> {
  const files = new Set(await store.files(tenantId, host));

  async function* texts(file: string): AsyncGenerator<string> {
    for (let after = ""; ;) {
      const lines = await store.lines(tenantId, host, file, after);
      if (!lines) return;
      yield await sealer.open(lines.sealed, lines.id);
      after = lines.id;
    }
  }

  async function* read(file: string): AsyncGenerator<Uint8Array> {
    for await (const text of texts(file)) yield Buffer.from(text);
  }

  async function* decoded(file: string): AsyncGenerator<Uint8Array> {
    for await (const text of texts(file)) yield Buffer.from(text, "base64");
  }

  return {
    read,
    has: (file) => files.has(file),
    days: () => daysOf(files.has("totals.csv") ? read("totals.csv") : null),
    file(id) {
      const path = [...files].find((file) => file.startsWith(contentFile(id, "")));
      return path === undefined
        ? null
        : { ending: path.slice(contentFile(id, "").length), pieces: decoded(path) };
    },
    async picture(id) {
      for await (const text of texts(pictureFile(id))) return Buffer.from(text, "base64");
      return null;
    },
  };
}
