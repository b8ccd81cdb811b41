import { Type } from "@sinclair/typebox";

const open = { additionalProperties: true };

/** A message of the protocol, as far as its library does not check it: it takes milliseconds for thousands of members in `_meta`. */
export const Message = Type.Object(
  {
    params: Type.Optional(
      Type.Object({ _meta: Type.Optional(Type.Object({}, { ...open, maxProperties: 100 })) }, open),
    ),
  },
  open,
);
