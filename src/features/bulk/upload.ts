import { Fault } from "../../kit/shared/fault.ts";
import { mediaTypeOf } from "../../kit/shared/headers.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { schemaDetails } from "../../kit/shared/schema.ts";
import { csvInvalid } from "./csv.ts";
import { csvInput } from "./model.ts";

/**
 * Takes the CSV out of a request, in UTF-8 with or without a byte order mark. It is the body itself, the member `csv` of a
 * JSON object, or the first file of a multipart form (RFC 7578).
 * @param readJson - parses a JSON body.
 * @throws Fault `csv_invalid` when it is not UTF-8, `invalid_request` when there is no CSV in it, `invalid_json`.
 */
export async function csvOf(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
  readJson: (body: Uint8Array) => Record<string, unknown>,
): Promise<string> {
  const mediaType = mediaTypeOf(contentType);
  if (mediaType === "multipart/form-data") return decode(await firstFile(body, contentType));
  if (!/^application\/(?:[\w.-]+\+)?json$/.test(mediaType)) return decode(body);
  const value = readJson(body);
  if (csvInput.Check(value)) return value.csv.replace(/^\ufeff/, "");
  throw new Fault("invalid_request", "Send the CSV as csv.", { errors: schemaDetails(csvInput, value, "") });
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw csvInvalid(
      'The CSV must be UTF-8. In a spreadsheet, save it as "CSV UTF-8".',
      explain("csv_not_utf8"),
    );
  }
}

async function firstFile(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<Uint8Array> {
  const headers = { "content-type": contentType };
  // Any error of the parser is a fault of the form.
  const form = await new Response(body, { headers }).formData().catch(() => null);
  for (const [, value] of form ?? [])
    if (typeof value !== "string") return new Uint8Array(await value.arrayBuffer());
  throw new Fault("invalid_request", "The multipart form must hold a file: the CSV.", {
    errors: [{ pointer: "", ...explain("csv_no_file") }],
  });
}
