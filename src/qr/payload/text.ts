import { Type } from "@sinclair/typebox";
import { closed } from "./fields.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { Problems } from "./problems.ts";
import { defineType } from "./type.ts";

/** Bytes of a version 40 symbol at level L in byte mode (ISO/IEC 18004, table 7). */
const MOST_BYTES = 2953;

const Fields = Type.Object(
  {
    text: Type.String({
      title: "Text",
      description: `At most ${MOST_BYTES} characters, fewer with accents or emoji; kept exactly as it is`,
      minLength: 1,
      maxLength: MOST_BYTES,
    }),
  },
  closed,
);

/** Any text, byte for byte. Control characters stay, because GS1 data is separated by them. */
export const text = defineType({
  type: "text",
  name: "Text",
  description: "Shows a text.",
  fields: Fields,
  example: { text: "Table 12. The kitchen closes at 22:00." },
  payload(fields) {
    const problems = new Problems();
    if (Buffer.byteLength(fields.text) > MOST_BYTES)
      problems.note("text", explain("too_many_bytes", { limit: MOST_BYTES }));
    problems.settle();
    return fields.text;
  },
});
