import { type Static, Type } from "@sinclair/typebox";

/** The choice. Unknown properties at the top of a body are ignored. */
export const ConsentInput = Type.Object(
  { accept: Type.Boolean({ description: "Whether this device may be recognised" }) },
  { additionalProperties: true },
);
export type ConsentInput = Static<typeof ConsentInput>;
