import { Type } from "@sinclair/typebox";
import { orNull } from "../../kit/shared/schema.ts";

/** The members by which a list of many codes names each. Its rows have no headline, so the name is none. */
export const NAMED_CODE = {
  id: Type.String(),
  shortId: Type.String(),
  title: orNull(Type.String()),
  name: Type.String({ description: "Its title, else where it leads, else its short id" }),
};
