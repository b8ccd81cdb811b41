import { type Static, Type } from "@sinclair/typebox";
import { named, oneOf } from "../../kit/shared/schema.ts";

/** The choice. Unknown properties at the top of a body are ignored. */
export const ConsentInput = Type.Object(
  { accept: Type.Boolean({ description: "Whether this device may be recognised" }) },
  { additionalProperties: true, ...named("ConsentInput") },
);
export type ConsentInput = Static<typeof ConsentInput>;

/** The same as the buttons of a page send it. */
export const ConsentForm = Type.Object(
  { accept: oneOf(["true", "false"], { description: "Whether this device may be recognised" }) },
  named("ConsentForm"),
);
