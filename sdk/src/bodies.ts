import type { Operation } from "./operation.ts";

/** Files as bodies: the service asks for their media type, which bytes don't have. */

/** Beginnings of files (WHATWG MIME Sniffing, 6.1), as hexadecimal digits; dots stand for any. */
const BEGINNINGS: readonly (readonly [type: string, beginning: RegExp])[] = [
  ["image/png", /^89504e470d0a1a0a/],
  ["image/jpeg", /^ffd8ff/],
  ["image/webp", /^52494646.{8}57454250/],
  ["application/zip", /^504b0304/],
];
const LONGEST = 12;

/**
 * A body with a media type that the operation takes: bytes become a `Blob`, and a `Blob` without a type gets
 * that of its first bytes. All else stays as it is.
 */
export async function typedBody(body: unknown, { bodies = [] }: Pick<Operation, "bodies">): Promise<unknown> {
  const areBytes = body instanceof Uint8Array || body instanceof ArrayBuffer;
  const file = areBytes ? new Blob([new Uint8Array(body)]) : body;
  if (!(file instanceof Blob) || file.type !== "") return file;
  const start = new Uint8Array(await file.slice(0, LONGEST).arrayBuffer());
  const digits = Array.from(start, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const type = BEGINNINGS.find(([name, beginning]) => bodies.includes(name) && beginning.test(digits))?.[0];
  return type === undefined ? file : file.slice(0, file.size, type);
}
