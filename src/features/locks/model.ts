import { Type } from "@sinclair/typebox";
import { named, orNull, TEXT } from "../../kit/shared/schema.ts";
import { HINT_LENGTH, LONGEST_LOCK_PASSWORD, SHORTEST_LOCK_PASSWORD } from "./constants.ts";

const closed = { additionalProperties: false };

const password = Type.String({
  minLength: SHORTEST_LOCK_PASSWORD,
  maxLength: LONGEST_LOCK_PASSWORD,
  description: "The password. It is stored as a hash, and never shown",
});

const hint = Type.String({
  maxLength: HINT_LENGTH,
  pattern: TEXT,
  description: "Shown to all who are asked for the password",
});

/** The lock of a new code. */
export const NewLock = Type.Object(
  { password, hint: Type.Optional(hint) },
  { ...closed, description: "Before its page opens a password is asked for", ...named("NewLock") },
);

/** A change of the lock of a code. */
export const LockChange = Type.Object(
  { password: Type.Optional(password), hint: Type.Optional(hint) },
  {
    ...closed,
    description: "A new password ends all unlocks. Without one the present password stays",
    ...named("LockChange"),
  },
);

/** The lock of a code as its record shows it. */
export const ShownLock = Type.Object(
  { hint: orNull(hint, { description: "Shown to all who are asked for the password" }) },
  { description: "Its lock", ...named("Lock") },
);

/** Characters of a password that somebody tries, before NFC. Longer ones are nobody's. */
export const LONGEST_TRIED = 1_000;

/** A password that somebody tries. */
export const UnlockInput = Type.Object(
  { password: Type.String({ maxLength: LONGEST_TRIED, description: "The password" }) },
  { additionalProperties: true, ...named("Unlock") },
);

/** The proof that a code was unlocked, which its page sends with leads and events. */
export const UNLOCK_PROOF = Type.Optional(
  Type.String({ maxLength: 200, description: "Of a locked code: what its page has in its form" }),
);
