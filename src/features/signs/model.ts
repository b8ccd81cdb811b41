import { type Static, Type } from "@sinclair/typebox";
import { text, textOrNull, time } from "../../kit/shared/common-members.ts";
import { named, oneOf } from "../../kit/shared/schema.ts";
import { SIGNS } from "./traits.ts";

/** A sign as operators see it. */
export const OperatorSign = Type.Object(
  {
    sign: oneOf(SIGNS, {
      description: "What is odd. It proves nothing: most codes with a sign are in order",
    }),
    host: text("Host of the destination that has it"),
    detail: textOrNull(
      "The brand, the number of codes, or the host to which phones are led; null for others",
    ),
    foundAt: time("When it was found"),
  },
  named("OperatorSign"),
);
export type OperatorSign = Static<typeof OperatorSign>;
