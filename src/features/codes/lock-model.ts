import { Type } from "@sinclair/typebox";
import { orNull } from "../../kit/shared/schema.ts";
import { ShownLock } from "../locks/model.ts";

export { LockChange, NewLock } from "../locks/model.ts";
export { givenLock, keepsPassword } from "../locks/traits.ts";

/** The lock of a code in its record. */
export const LOCK_MEMBERS = {
  locked: Type.Boolean({ description: "Whether its page asks for a password" }),
  lock: orNull(ShownLock),
};

/** The same of a code without one. */
export const UNLOCKED = { locked: false, lock: null };
