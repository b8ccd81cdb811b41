import { type Static, Type } from "@sinclair/typebox";
import { nextCursor } from "../../kit/shared/common-members.ts";
import { described, named } from "../../kit/shared/schema.ts";
import { OperatorSign } from "../signs/model.ts";
import { OperatorCode } from "./model.ts";

export const SignedCodes = Type.Object(
  {
    codes: Type.Array(
      Type.Object({
        code: described(OperatorCode, "The code"),
        signs: Type.Array(OperatorSign, { description: "Its signs, oldest first" }),
      }),
      { description: "Newest first" },
    ),
    nextCursor,
  },
  named("OperatorSignedCodes"),
);
export type SignedCodes = Static<typeof SignedCodes>;
