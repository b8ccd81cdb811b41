import { Type } from "@sinclair/typebox";
import { PLAIN_SORTS } from "../../plain-codes/constants.ts";
import { CreatePlainCode, EditPlainCode } from "../../plain-codes/model.ts";
import { oneOf } from "../../../kit/shared/schema.ts";
import {
  anyObject,
  anyValue,
  group,
  idFrom,
  list,
  retry,
  search,
  SHORT,
  STYLE,
  told,
} from "../input-model.ts";
import type { Tool } from "../tool.ts";

const plain = { id: idFrom("find_plain_codes") };
const { type, fields, ...others } = CreatePlainCode.properties;
const FIELDS = "Content, as of draw_code";

/** Without the content that the symbol encodes: `fields` has it. */
const SHOWN = { omitted: ["payload"] };

/** Codes that hold their content themselves. */
export const PLAIN_TOOLS: readonly Tool[] = [
  {
    name: "find_plain_codes",
    title: "Find plain codes",
    description: "List plain codes with their content: they are kept and not tracked.",
    effect: "reads",
    calls: [{ method: "GET", path: "/app/api/plain-codes", defaults: SHORT, ...SHOWN }],
    input: {
      ...search,
      ...group,
      type: Type.Optional(told(type, "Only codes of this type")),
      printed: Type.Optional(Type.Boolean({ description: "Only codes that are printed, or only others" })),
      sort: Type.Optional(oneOf(PLAIN_SORTS, { description: "newest by default" })),
      ...list,
    },
  },
  {
    name: "create_plain_code",
    title: "Make a plain code",
    description:
      "Keep a code that holds its content itself: phones act on it without this service, nothing is counted, and its content can't be changed after it was printed. " +
      "plain_code_picture gives its symbol. Give idempotencyKey, so that a repeated call makes no second code.",
    effect: "adds",
    calls: [{ method: "POST", path: "/app/api/plain-codes", ...SHOWN }],
    input: { type, fields: told(fields, FIELDS), ...others, style: anyObject(STYLE), ...retry },
  },
  {
    name: "update_plain_code",
    title: "Change a plain code",
    description:
      "Change a plain code, or say that it is printed: then its type and content stay as they are. Members that are left out stay; " +
      "each one given is replaced as a whole.",
    effect: "replaces",
    calls: [{ method: "PATCH", path: "/app/api/plain-codes/:id", ...SHOWN }],
    input: {
      ...plain,
      ...EditPlainCode.properties,
      fields: Type.Optional(told(fields, FIELDS)),
      style: anyValue(`${STYLE}; null for none`),
    },
  },
  {
    name: "delete_plain_code",
    title: "Delete a plain code",
    description: "Delete a plain code, for good. Printed symbols of it go on working.",
    effect: "replaces",
    calls: [{ method: "DELETE", path: "/app/api/plain-codes/:id" }],
    input: plain,
  },
];
