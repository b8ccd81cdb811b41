import { createSigner, deriveKey } from "../../kit/shared/hmac.ts";
import type { Manifest } from "./manifest.ts";

/** A secret by which manifests are marked, and the text that identifies it. */
export interface MarkingSecret {
  readonly secret: string;
  readonly mark: string;
}

/**
 * The origin of a manifest: its mark is that of a secret at hand; it is not, although it names that secret;
 * it is of another secret; or there is none.
 */
export type Origin = "own" | "changed" | "other" | "unmarked";

const signerOf = async (secret: string) =>
  createSigner(await deriveKey(new TextEncoder().encode(secret), "backups"));

/** All that the mark covers, in one order, wherever the members stand in the object. */
function textOf(manifest: Omit<Manifest, "mark">): string {
  const { name, series, madeAt, version, commit, schema, object, bytes, sha256, recipients } = manifest;
  const rows = Object.entries(manifest.rows).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const facts = [name, series, madeAt, version, commit, schema, object, bytes, sha256, recipients];
  return JSON.stringify([...facts, manifest.holdsSecret, rows]);
}

/** Marks a manifest. */
export async function markedBy(
  manifest: Omit<Manifest, "mark">,
  { secret, mark }: MarkingSecret,
): Promise<Manifest> {
  const hmac = await (await signerOf(secret)).sign(textOf(manifest));
  return { ...manifest, mark: { secret: mark, hmac } };
}

/** Compares the mark of a manifest. @param secrets - those at hand. */
export async function originOf(manifest: Manifest, secrets: readonly MarkingSecret[]): Promise<Origin> {
  const { mark, ...rest } = manifest;
  if (mark === null) return "unmarked";
  const known = secrets.find((one) => one.mark === mark.secret);
  if (!known) return "other";
  return (await (await signerOf(known.secret)).verify(textOf(rest), mark.hmac)) ? "own" : "changed";
}
