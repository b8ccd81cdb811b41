import { Type } from "@sinclair/typebox";
import { MOST_BYTES } from "../constants.ts";
import { CsvInput } from "../model.ts";

/** The body of operations that take a CSV file. */
export const CSV_BODY = {
  maxBytes: MOST_BYTES,
  inTurn: true as const,
  // Generators take the first.
  mediaTypes: ["application/json", "text/csv", "text/plain", "multipart/form-data"],
};

/** The same for the OpenAPI document. */
export function csvBody(description: string, example: string) {
  return {
    schema: Type.String({ description }),
    example,
    others: {
      "application/json": { schema: CsvInput, example: { csv: example } },
      "multipart/form-data": {
        schema: Type.Object({ file: Type.String({ format: "binary", description: "The CSV file" }) }),
        example: { file: example },
      },
    },
  };
}
