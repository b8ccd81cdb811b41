import { Type } from "@sinclair/typebox";

const open = { additionalProperties: true };

/** No tool has nearly as many arguments. */
const few = { ...open, maxProperties: 100 };

/** A message of the protocol, as far as its library does not check it: it takes milliseconds for thousands of members. */
export const Message = Type.Object(
  {
    params: Type.Optional(
      Type.Object(
        { _meta: Type.Optional(Type.Object({}, few)), arguments: Type.Optional(Type.Object({}, few)) },
        few,
      ),
    ),
  },
  open,
);
