import { Fault } from "../shared/fault.ts";
import { csvInvalid } from "./csv.ts";

/**
 * The CSV of a request, UTF-8 with or without a byte order mark: the body itself, or the first file of a multipart form
 * (RFC 7578).
 * @throws Fault `csv_invalid` when it is not UTF-8, `invalid_request` when a form has no file.
 */
export async function uploadedCsv(body: Uint8Array, contentType: string): Promise<string> {
  const isForm = contentType.split(";")[0]?.trim().toLowerCase() === "multipart/form-data";
  return decode(isForm ? await firstFile(body, contentType) : body);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw csvInvalid(
      'The CSV must be UTF-8. In a spreadsheet, save it as "CSV UTF-8".',
      "is not text in UTF-8",
    );
  }
}

async function firstFile(body: Uint8Array, contentType: string): Promise<Uint8Array> {
  const headers = { "content-type": contentType };
  // Whatever the parser finds wrong with a form, the sender has to mend it.
  const form = await new Response(Uint8Array.from(body), { headers }).formData().catch(() => null);
  for (const [, value] of form ?? [])
    if (typeof value !== "string") return new Uint8Array(await value.arrayBuffer());
  throw new Fault("invalid_request", "The multipart form must hold a file: the CSV.", {
    errors: [{ pointer: "", detail: "holds no file" }],
  });
}
