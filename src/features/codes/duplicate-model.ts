import { Type } from "@sinclair/typebox";
import { named } from "../../kit/shared/schema.ts";
import { NewCode } from "./model.ts";

/** The members that a copy does not take from its original. Unknown properties are ignored. */
export const DuplicateInput = Type.Object(
  { title: NewCode.properties.title },
  { additionalProperties: true, ...named("DuplicateInput") },
);
